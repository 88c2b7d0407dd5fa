// Before anything is drawn: light or dark, and how much may move, as the user last chose.
(function () {
  var root = document.documentElement;
  /** @type {Record<string, string>} */
  var kept = {};
  try { kept = JSON.parse(localStorage.getItem('conclave') || '{}') || {}; } catch (error) { kept = {}; }
  var light = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = kept.theme === 'light' || (kept.theme === 'system' && light) ? 'light' : 'dark';
  root.dataset.motion = kept.motion || 'full';
  if (kept.lang) root.lang = kept.lang;
})();
