// In the head of every page, so that it runs before the page is painted: the appearance that was chosen for this
// browser (appearance.ts stores it). A script of its own, because the content security policy allows none inline.
try {
  const chosen = localStorage.getItem('appearance');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.appearance = chosen;
} catch {}
