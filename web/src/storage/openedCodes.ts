import type { OpenedZarCode } from '#shared/contract/zarCodeFields.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { storeInTab } from './inTab.ts';
import { tabKeyName } from './tabKeyName.ts';

/** What a visitor has that opens a code. An empty secret is a link that was cut off: it opens nothing. */
export interface CodeKey {
  readonly by: 'pass' | 'pin';
  readonly secret: string;
}

/** With which a request brings what opens a code. */
export const headersOf = ({ by, secret }: CodeKey) => ({ [by === 'pass' ? passHeader : pinHeader]: secret });

/** What was opened, with the time until which it may be shown (ISO). */
export interface Opened {
  readonly zarCode: OpenedZarCode;
  /** The id of who was signed in; empty without anybody. */
  readonly askedBy: string;
  readonly openedAt: string;
  readonly until: string;
}

export interface TabKey extends CodeKey {
  readonly opened?: Opened;
}

/**
 * In the tab alone (sessionStorage): what a pass opened must not outlast it on a shared phone, so it never gets into
 * what opens without a connection for everybody (lastSeenStore.ts). A tab that is loaded again without a connection has
 * it still. Sign-out removes it as well (tabStore.ts).
 */
export function readTabKey(code: string): TabKey | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(tabKeyName(code)) ?? 'null') as { value: TabKey } | null;
    if (stored === null) return null;
    const { by, secret, opened } = stored.value;
    if (opened !== undefined && Date.parse(opened.until) > Date.now()) return { by, secret, opened };
    if (opened !== undefined) writeTabKey(code, { by, secret });
    return { by, secret };
  } catch {
    return null;
  }
}

export const writeTabKey = (code: string, value: TabKey): void => storeInTab(tabKeyName(code), value);

export function removeTabKey(code: string): void {
  try {
    sessionStorage.removeItem(tabKeyName(code));
  } catch {}
}
