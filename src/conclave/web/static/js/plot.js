// The door to what graphs are drawn with.
import uPlot from '../vendor/uplot.js';

export { uPlot };
