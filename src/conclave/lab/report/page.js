// The language and the light of the page.
const root = document.documentElement;
for (const button of document.querySelectorAll('[data-lang]')) {
  button.addEventListener('click', () => {
    root.lang = button.dataset.lang;
    for (const words of document.querySelectorAll('.words')) {
      words.hidden = words.lang !== root.lang;
      if (!words.hidden && words.dataset.title) document.title = words.dataset.title;
    }
    for (const other of document.querySelectorAll('[data-lang]')) other.setAttribute('aria-pressed', String(other === button));
  });
}
for (const lamp of document.querySelectorAll('.lamp')) {
  lamp.addEventListener('click', () => { root.dataset.theme = root.dataset.theme === 'light' ? 'dark' : 'light'; });
}
