import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { sessionOwner } from '#web/session/session.ts';
import { type LastSeen, lastSeenKey, parsedSeen, storedSeen, writeLastSeen } from './lastSeenStore.ts';

// Private windows of some browsers refuse storage; nothing can be shown offline there.

/** @param owner whose answer it is: somebody else may have signed in since it was requested */
export function storeLastSeen(url: string, answer: object, owner: string): void {
  try {
    // A session that ended in another tab may not have ended here yet.
    const isOwners =
      owner === '' || (owner === sessionOwner() && localStorage.getItem('auth_token') !== null);
    if (isOwners) writeLastSeen(owner, url, answer);
  } catch {}
}

/** What the person saw, or somebody before they signed in. */
export function readLastSeen(url: string): LastSeen | null {
  try {
    const owners = [...new Set([sessionOwner(), ''])];
    const found = owners.map((owner) => parsedSeen(localStorage.getItem(lastSeenKey(owner, url))));
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
    const codes = storedSeen()
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
