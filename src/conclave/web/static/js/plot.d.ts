/** The types of what plot.js hands on. */
export { default as uPlot } from 'uplot';
