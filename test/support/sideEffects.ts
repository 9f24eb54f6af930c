import { expect } from 'vitest';
import { intercept, isWrite } from './dynamoCalls.ts';
import type { Item, World } from './world.ts';

/** What a refused request must not change: all but how often somebody has tried. */
export const sideEffectsIn = (items: readonly Item[]): Item[] =>
  items.filter(({ type }) => type !== 'rateLimit' && type !== 'apiUsage');

/**
 * Fails where a call changes an item that counts. The table is read only around a call that writes, since reading all
 * of it takes as long as the call.
 * @param counted which of the items; all but rate limits unless told otherwise
 */
export async function withoutSideEffects<T>(
  world: World,
  call: () => Promise<T>,
  counted: (items: readonly Item[]) => readonly Item[] = sideEffectsIn,
): Promise<T> {
  let before: readonly Item[] | undefined;
  const remove = intercept(world.table.client, async ({ operation }, send) => {
    if (isWrite(operation)) before ??= counted(await world.allItems());
    return send();
  });
  const result = await call().finally(remove);
  if (before !== undefined) expect(counted(await world.allItems())).toEqual(before);
  return result;
}
