import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { sessionOwner } from '#web/session/session.ts';
import { lastSeenPrefix, ownLastSeenPrefix } from './lastSeenKeys.ts';

/** An answer of the API as it was last seen on this device. */
interface LastSeen {
  readonly savedAt: string;
  readonly answer: object;
}

const maxAgeMs = 30 * 24 * 60 * 60 * 1000; // older answers would mislead more than help
const maxLength = 60_000; // ten pages of a list; not the thousand codes of a map
const maxTotal = 500_000; // a tenth of what browsers give a site: drafts need room, too

/** @param owner empty of what a visitor has seen */
const lastSeenKey = (owner: string, url: string) =>
  owner === '' ? `${lastSeenPrefix}visitor.${url}` : `${ownLastSeenPrefix}${owner}.${url}`;

const lastSeenKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(lastSeenPrefix));

function parsed(text: string | null): LastSeen | null {
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
function stored(): readonly { key: string; length: number; seen: LastSeen }[] {
  const all = lastSeenKeys().flatMap((key) => {
    const text = localStorage.getItem(key) ?? '';
    const seen = parsed(text);
    if (seen === null) localStorage.removeItem(key);
    return seen === null ? [] : [{ key, length: text.length, seen }];
  });
  return all.toSorted((a, b) => b.seen.savedAt.localeCompare(a.seen.savedAt));
}

function makeRoom(): void {
  let total = 0;
  for (const { key, length } of stored()) {
    total += length;
    if (total > maxTotal) localStorage.removeItem(key);
  }
}

// Private windows of some browsers refuse storage; nothing can be shown offline there.

/** @param owner whose answer it is: somebody else may have signed in since it was requested */
export function storeLastSeen(url: string, answer: object, owner: string): void {
  try {
    // A session that ended in another tab may not have ended here yet.
    const isOwners =
      owner === '' || (owner === sessionOwner() && localStorage.getItem('auth_token') !== null);
    const seen: LastSeen = { savedAt: new Date().toISOString(), answer };
    const text = JSON.stringify(seen);
    if (!isOwners || text.length > maxLength) return;
    localStorage.setItem(lastSeenKey(owner, url), text);
    makeRoom();
  } catch {}
}

/** What the person saw, or somebody before they signed in. */
export function readLastSeen(url: string): LastSeen | null {
  try {
    const owners = [...new Set([sessionOwner(), ''])];
    const found = owners.map((owner) => parsed(localStorage.getItem(lastSeenKey(owner, url))));
    return found.find((seen) => seen !== null) ?? null;
  } catch {
    return null;
  }
}

export function removeLastSeen(url: string): void {
  try {
    for (const owner of [sessionOwner(), '']) localStorage.removeItem(lastSeenKey(owner, url));
  } catch {}
}

/** The codes that can be shown without a connection, the last one first. */
export function lastSeenCodes(): readonly { readonly code: string; readonly title: string }[] {
  try {
    const mine = [...new Set([sessionOwner(), ''])].map((owner) => lastSeenKey(owner, '/api/zarcodes/'));
    const codes = stored()
      .filter(({ key }) => mine.some((start) => key.startsWith(start)))
      .map(({ seen }) => seen.answer as { zarcode?: unknown; title?: unknown });
    const shown = codes.flatMap(({ zarcode, title }) => {
      const code = typeof zarcode === 'string' ? normaliseCode(zarcode) : null;
      return code === null || typeof title !== 'string' ? [] : [{ code: formatCode(code), title }];
    });
    return [...new Map(shown.map((each) => [each.code, each])).values()];
  } catch {
    return [];
  }
}
