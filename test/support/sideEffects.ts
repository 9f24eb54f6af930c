import type { Item } from './world.ts';

/** What a refused request must not change: all but how often somebody has tried. */
export const sideEffectsIn = (items: readonly Item[]): Item[] =>
  items.filter(({ type }) => type !== 'rateLimit');
