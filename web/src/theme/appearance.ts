/** Light or dark: as the system has it, or as the person chose for this browser. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** shared/edge/headScript.ts reads the same before the page is painted. */
const storageKey = 'appearance';

const subscribers = new Set<() => void>();

/** What the attribute of the page says, for which theme/appearance.css has the colours. */
export function appearance(): Appearance {
  const chosen = document.documentElement.dataset['appearance'];
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** The browser's own bars: index.html names a colour for each of the system's two settings. */
function colourBars(chosen: Appearance): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.dataset['scheme'] ??= meta.media.includes('dark') ? 'dark' : 'light';
    const { scheme = '' } = meta.dataset;
    meta.media =
      chosen === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen === scheme ? 'all' : 'not all';
  }
}

function apply(chosen: Appearance): void {
  const { dataset } = document.documentElement;
  colourBars(chosen);
  if (chosen === 'system') delete dataset['appearance'];
  else dataset['appearance'] = chosen;
  for (const subscriber of subscribers) subscriber();
}

export function setAppearance(chosen: Appearance): void {
  // Where storage is refused, as in some private windows, the choice lasts as long as the page.
  try {
    if (chosen === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, chosen);
  } catch {}
  apply(chosen);
}

/** Calls back when the page may have turned light or dark. */
export function watchAppearance(onChange: () => void): () => void {
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', onChange);
  subscribers.add(onChange);
  return () => {
    scheme.removeEventListener('change', onChange);
    subscribers.delete(onChange);
  };
}

/** Once per page: what the script in its head leaves, and what other tabs choose. */
export function startAppearance(): void {
  colourBars(appearance());
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKey) return;
    apply(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
  });
}
