import type { OpenedZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, callRoute, messageOf } from '#web/api/client.ts';
import { isOnline } from '#web/offline/isOnline.ts';
import { sessionOwner } from '#web/session/session.ts';
import {
  type CodeKey,
  headersOf,
  type Opened,
  readTabKey,
  removeTabKey,
  writeTabKey,
} from '#web/storage/openedCodes.ts';

/**
 * An opening counts each time that the API is asked, so what was opened is shown again without asking. For ten minutes:
 * the addresses of its photos work for fifteen, and by then what an owner has revoked closes.
 */
const freshMs = 10 * 60_000;
/** To somebody who has signed in since, as its owner may have, the API shows more. */
const isFresh = ({ openedAt, askedBy }: Opened) =>
  askedBy === sessionOwner() && Date.now() - Date.parse(openedAt) < freshMs;
/** Of what a PIN opened, or a pass that has no end. */
const longestMs = 24 * 60 * 60_000;
/** As the service worker's for pages: then what the tab has is shown. */
const lateMs = 8000;

export type Opening =
  /** The tab has nothing that opens it. */
  | { readonly state: 'none' }
  /** `seenAt` where it is shown without a connection; shown until then (ISO). */
  | {
      readonly state: 'open';
      readonly zarCode: OpenedZarCode;
      readonly seenAt: string | null;
      readonly until: string;
    }
  | { readonly state: 'closed'; readonly by: CodeKey['by'] }
  | { readonly state: 'failed' };

const show = ({ zarCode, until }: Opened, seenAt: string | null): Opening => ({
  state: 'open',
  zarCode,
  seenAt,
  until,
});

/** What the pass or the PIN in this tab opens. */
export async function openCode(code: string): Promise<Opening> {
  const key = readTabKey(code);
  if (key === null) return { state: 'none' };
  const { by, secret, opened } = key;
  if (opened !== undefined && !isOnline()) return show(opened, opened.openedAt);
  if (opened !== undefined && isFresh(opened)) return show(opened, null);
  const closed = (): Opening => {
    removeTabKey(code);
    return { state: 'closed', by };
  };
  if (secret === '') return closed();
  try {
    return await ask(code, { by, secret }, opened === undefined ? undefined : AbortSignal.timeout(lateMs));
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 404 || error.code === 'pin_wrong');
    if (isRefused) return closed();
    const isUnanswered = error instanceof ApiError && error.status === 0;
    return isUnanswered && opened !== undefined ? show(opened, opened.openedAt) : { state: 'failed' };
  }
}

/** @returns what is wrong; null if this tab has what opens it */
export async function openWithPin(code: string, pin: string): Promise<string | null> {
  try {
    const { state } = await ask(code, { by: 'pin', secret: pin });
    return state === 'closed' ? t`This PIN does not open it. Please ask the owner.` : null;
  } catch (error) {
    return messageOf(error, t`The PIN could not be checked. Please try again.`);
  }
}

/** Of each key one at a time: React mounts twice while developing, which would use up a pass. */
const asked = new Map<string, Promise<Opening>>();

function ask(code: string, key: CodeKey, signal?: AbortSignal): Promise<Opening> {
  const name = `${code} ${key.by} ${key.secret}`;
  const running = asked.get(name) ?? request(code, key, signal).finally(() => asked.delete(name));
  asked.set(name, running);
  return running;
}

/** @throws ApiError */
async function request(code: string, key: CodeKey, signal?: AbortSignal): Promise<Opening> {
  const { by, secret } = key;
  const headers = headersOf(key);
  const options = signal === undefined ? { headers } : { headers, signal };
  const zarCode = await callRoute('zarcodes.get', { params: { code } }, options);
  if ('areaCentre' in zarCode) {
    removeTabKey(code);
    return { state: 'closed', by };
  }
  // Its owner, or everybody by now: the page asks as it always does, and this is not needed any more.
  if (!('openedBy' in zarCode)) {
    removeTabKey(code);
    return { state: 'none' };
  }
  const now = Date.now();
  const until = zarCode.expiresAt ?? new Date(now + longestMs).toISOString();
  const opened = { zarCode, askedBy: sessionOwner(), openedAt: new Date(now).toISOString(), until };
  // What opens it again in this tab uses up no opening.
  writeTabKey(code, { by, secret: zarCode.again ?? secret, opened });
  return show(opened, null);
}
