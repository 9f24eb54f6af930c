import { tabStore } from './tabStore.ts';

/** What the creator generator lists of a code that it made. */
export interface MadeCode {
  readonly id: string;
  readonly zarcode: string;
  readonly title: string;
  readonly city: string;
  readonly province: string;
}

const maxListed = 100; // more than somebody looks through again; the dashboard lists all

/** The codes made in this tab, newest first (docs/product/offline.md#tab-storage). */
const stored = tabStore<readonly MadeCode[]>('made_codes', 'private');

export function readMadeCodes(): readonly MadeCode[] {
  return stored.read() ?? [];
}

export function addMadeCode({ id, zarcode, title, city, province }: MadeCode): readonly MadeCode[] {
  const codes = [{ id, zarcode, title, city, province }, ...readMadeCodes()].slice(0, maxListed);
  stored.write(codes);
  return codes;
}
