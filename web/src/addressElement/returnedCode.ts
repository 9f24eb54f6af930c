import { formatCode, normaliseCode } from '#shared/domain/code.ts';

/**
 * A code that was made in another tab comes back to the shop's page as `#zarcode=7PT-FLHV`
 * (docs/decisions/0097). The tab that asked for it takes it by a channel of the shop's own origin.
 */

const storageName = 'zar-address.asked';
const channelName = 'zar-address';
/** A code is made, and paid for, within a day or not at all. */
const maxWaitMs = 86_400_000;
/** Tabs in the background answer late. */
const answerMs = 400;

type Message =
  | { readonly kind: 'offer'; readonly offer: string }
  | { readonly kind: 'here'; readonly offer: string; readonly tab: string; readonly askedAt: number }
  | { readonly kind: 'take'; readonly offer: string; readonly tab: string; readonly code: string }
  | { readonly kind: 'taken'; readonly offer: string };

const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' && data !== null && 'offer' in data && 'kind' in data;

const randomId = () => Math.random().toString(36).slice(2);

/** The page of the shop, to which the generator leads back. */
const pageToReturnTo = () => location.href.replace(/#.*$/s, '');

/** Where a code is made, which comes back to this page. In a fragment, because an address of a checkout may be a secret. */
export const makeUrl = (base: string) => `${base}/generator#return=${encodeURIComponent(pageToReturnTo())}`;

const hashForm = /^#zarcode=([\w-]{7,9})$/;

/** The code in the address of the page, which is taken out of it. */
export function takeCodeFromAddress(): string | null {
  const code = normaliseCode(hashForm.exec(location.hash)?.[1] ?? '');
  if (code === null) return null;
  history.replaceState(history.state, '', pageToReturnTo());
  return formatCode(code);
}

export const hasCodeInAddress = () => hashForm.test(location.hash);

interface Asked {
  /** The name of the element that asked. */
  readonly name: string;
  readonly at: number;
}

/** `localStorage` for all tabs of the shop, `sessionStorage` for the one that asked. */
type Place = 'localStorage' | 'sessionStorage';

/** Notes that a code was asked for, so that no stranger's link brings one. */
export function noteAsked(name: string): void {
  const asked: Asked = { name, at: Date.now() };
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[place].setItem(storageName, JSON.stringify(asked));
    } catch {}
  }
}

export function readAsked(place: Place): Asked | null {
  try {
    const asked = JSON.parse(window[place].getItem(storageName) ?? '') as Asked;
    return typeof asked.name === 'string' && Date.now() - asked.at < maxWaitMs ? asked : null;
  } catch {
    return null;
  }
}

export function forgetAsked(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[place].removeItem(storageName);
    } catch {}
  }
}

/** Waits for the code in the tab that asked for it. @returns what ends it */
export function waitForCode(askedAt: number, take: (code: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  const tab = randomId();
  const post = (message: Message) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return;
    const { offer } = data;
    if (data.kind === 'offer') post({ kind: 'here', offer, tab, askedAt });
    if (data.kind !== 'take' || data.tab !== tab) return;
    const code = normaliseCode(data.code);
    if (code === null) return;
    post({ kind: 'taken', offer });
    channel.close();
    take(formatCode(code));
  };
  return () => channel.close();
}

/** Gives a code to the tab that asked for one last. @returns whether there is one, and it took it */
export function handOver(code: string): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  const offer = randomId();
  let last: { readonly tab: string; readonly askedAt: number } | null = null;
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      channel.close();
      resolve(isTaken);
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data) || data.offer !== offer) return;
      if (data.kind === 'here' && data.askedAt >= (last?.askedAt ?? 0)) last = data;
      if (data.kind === 'taken') end(true);
    };
    channel.postMessage({ kind: 'offer', offer } satisfies Message);
    setTimeout(() => {
      if (last === null) return end(false);
      channel.postMessage({ kind: 'take', offer, tab: last.tab, code } satisfies Message);
      setTimeout(() => end(false), answerMs);
    }, answerMs);
  });
}
