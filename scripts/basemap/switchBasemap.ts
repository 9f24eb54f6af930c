import { putSetting } from '#functions/data/seedData.ts';
import type { Table } from '#functions/data/table.ts';
import type { BasemapStore } from './basemapStore.ts';

/** Pages show the file from now on; that of before goes, also where somebody else uploaded it a moment ago. */
export async function switchBasemap(table: Table, store: BasemapStore, file: string): Promise<void> {
  const before = await putSetting(table, 'basemap', file);
  if (typeof before !== 'string' || before === '' || before === file) return;
  if (await store.has(before)) await store.retire(before);
}
