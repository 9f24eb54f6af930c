import { lastSeenPrefix, ownLastSeenPrefix } from './lastSeenKeys.ts';

/** An answer of the API as it was last seen on this device. */
export interface LastSeen {
  readonly savedAt: string;
  readonly answer: object;
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000; // older answers would mislead more than help
const maxLength = 60_000; // ten pages of a list; not the thousand codes of a map
const maxTotal = 500_000; // a tenth of what browsers give a site: drafts need room, too

/** @param owner empty of what a visitor has seen */
export const lastSeenKey = (owner: string, url: string) =>
  owner === '' ? `${lastSeenPrefix}visitor.${url}` : `${ownLastSeenPrefix}${owner}.${url}`;

const lastSeenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(lastSeenPrefix));

export function parsedSeen(text: string | null): LastSeen | null {
  try {
    const { savedAt, answer } = (JSON.parse(text ?? 'null') ?? {}) as Partial<LastSeen>;
    const age = Date.now() - Date.parse(savedAt ?? '');
    const isWhole = typeof answer === 'object' && answer !== null && savedAt !== undefined;
    return isWhole && age < maxAgeMs ? { savedAt, answer } : null;
  } catch {
    return null;
  }
}

/** Newest first; what is too old is removed. */
export function storedSeen(): readonly { key: string; length: number; seen: LastSeen }[] {
  const all = lastSeenKeys().flatMap((key) => {
    const text = localStorage.getItem(key) ?? '';
    const seen = parsedSeen(text);
    if (seen === null) localStorage.removeItem(key);
    return seen === null ? [] : [{ key, length: text.length, seen }];
  });
  // Not by localeCompare, whose collator takes a slow phone 200 ms the first time.
  return all.toSorted((a, b) => Date.parse(b.seen.savedAt) - Date.parse(a.seen.savedAt));
}

function makeRoom(): void {
  let total = 0;
  for (const { key, length } of storedSeen()) {
    total += length;
    if (total > maxTotal) localStorage.removeItem(key);
  }
}

/** What visitors saw on this device. */
export function removeVisitorsSeen(url: string): void {
  try {
    localStorage.removeItem(lastSeenKey('', url));
  } catch {}
}

/** @param owner empty of what a visitor has seen */
export function writeLastSeen(owner: string, url: string, answer: object): void {
  try {
    const seen: LastSeen = { savedAt: new Date().toISOString(), answer };
    const text = JSON.stringify(seen);
    if (text.length > maxLength) return;
    localStorage.setItem(lastSeenKey(owner, url), text);
    makeRoom();
  } catch {}
}
