import { useEffect, useEffectEvent, useState } from 'react';
import type { OpenedZarCode } from '#shared/contract/zarCodeFields.ts';
import { passHeader, pinHeader } from '#shared/domain/passLink.ts';
import { ApiError, callRoute, messageOf } from '#web/api/client.ts';
import { isOnline } from '#web/offline/isOnline.ts';
import { type CodeKey, readTabKey, removeTabKey, writeTabKey } from '#web/storage/openedCodes.ts';

/**
 * An opening counts each time that the API is asked, so what was opened is shown again without asking. For ten minutes:
 * the addresses of its photos work for fifteen, and by then what an owner has revoked closes.
 */
const freshMs = 10 * 60_000;
/** Of what a PIN opened, or a pass that has no end. */
const longestMs = 24 * 60 * 60_000;
/** As the service worker's for pages: then what the tab has is shown. */
const lateMs = 8000;

type Opening =
  /** The tab has nothing that opens it. */
  | { readonly state: 'none' }
  | { readonly state: 'loading' }
  /** `seenAt` where it is shown without a connection. */
  | { readonly state: 'open'; readonly zarCode: OpenedZarCode; readonly seenAt: string | null }
  | { readonly state: 'closed'; readonly by: CodeKey['by'] }
  | { readonly state: 'failed' };

const none: Opening = { state: 'none' };
const loading: Opening = { state: 'loading' };

/** What the pass or the PIN in this tab opens. */
export function useOpening(code: string | null) {
  const [opening, setOpening] = useState<Opening>(() => (code === null ? none : storedOpening(code)));
  const isLoading = opening.state === 'loading';
  const open = useEffectEvent(async (isCurrent: () => boolean) => {
    const opened = code === null ? none : await openAgain(code);
    if (isCurrent()) setOpening(opened);
  });
  useEffect(() => {
    if (!isLoading) return;
    let current = true;
    void open(() => current);
    return () => {
      current = false;
    };
  }, [isLoading]);

  const until = opening.state === 'open' && code !== null ? readTabKey(code)?.opened?.until : undefined;
  useEffect(() => {
    if (until === undefined) return;
    // The API says whether it is over, or a PIN still opens it.
    const timer = setTimeout(() => setOpening(loading), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  /** @returns what is wrong; null if the PIN has opened it */
  const openWithPin = async (pin: string): Promise<string | null> => {
    if (code === null) return null;
    try {
      const opened = await ask(code, { by: 'pin', secret: pin });
      if (opened.state === 'closed') return 'This PIN does not open it. Please ask the owner.';
      setOpening(opened);
      return null;
    } catch (error) {
      return messageOf(error, 'The PIN could not be checked. Please try again.');
    }
  };
  return { opening, openWithPin, retry: () => setOpening(loading) };
}

function storedOpening(code: string): Opening {
  const key = readTabKey(code);
  if (key === null) return none;
  const { opened } = key;
  if (opened === undefined) return loading;
  const { zarCode, openedAt } = opened;
  if (!isOnline()) return { state: 'open', zarCode, seenAt: openedAt };
  return Date.now() - Date.parse(openedAt) < freshMs ? { state: 'open', zarCode, seenAt: null } : loading;
}

async function openAgain(code: string): Promise<Opening> {
  const key = readTabKey(code);
  if (key === null) return none;
  const { by, secret, opened } = key;
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
    if (!isUnanswered || opened === undefined) return { state: 'failed' };
    return { state: 'open', zarCode: opened.zarCode, seenAt: opened.openedAt };
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
async function request(code: string, { by, secret }: CodeKey, signal?: AbortSignal): Promise<Opening> {
  const headers = { [by === 'pass' ? passHeader : pinHeader]: secret };
  const options = signal === undefined ? { headers } : { headers, signal };
  const zarCode = await callRoute('zarcodes.get', { params: { code } }, options);
  if ('areaCentre' in zarCode) {
    removeTabKey(code);
    return { state: 'closed', by };
  }
  // Its owner, or everybody by now: the page asks as it always does, and this is not needed any more.
  if (!('openedBy' in zarCode)) {
    removeTabKey(code);
    return none;
  }
  const now = Date.now();
  const until = zarCode.expiresAt ?? new Date(now + longestMs).toISOString();
  writeTabKey(code, { by, secret, opened: { zarCode, openedAt: new Date(now).toISOString(), until } });
  return { state: 'open', zarCode, seenAt: null };
}
