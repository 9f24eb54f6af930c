/** Icons of lucide without React. */
export const svg = (paths: string, size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

export const cross = '<path d="M18 6 6 18M6 6l12 12"/>';
