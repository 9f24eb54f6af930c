import type { V1Code } from '#shared/contract/v1.ts';
import { normaliseCode } from '#shared/domain/code.ts';

/** A place as `GET /api/v1/codes/{code}` answers it. */
export type FoundPlace = V1Code;

/** How to find it. */
export interface Directions {
  readonly steps: readonly string[];
  /** What to do on arrival. */
  readonly arrival: string;
}

export interface Suggestion {
  readonly code: string;
  readonly city: string;
  readonly province: string;
}

export type Trouble = 'offline' | 'busy' | 'refused';

export type Answer =
  | { readonly kind: 'found'; readonly place: FoundPlace }
  | { readonly kind: 'missing'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: Trouble };

/** How the element reaches the API. */
export interface Service {
  /** The origin of ZarCodes. */
  readonly base: string;
  readonly key: string;
}

const timeoutMs = 8000;

const hasText = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null && typeof (value as Record<string, unknown>)[name] === 'string';

interface Received {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/** @returns null if there was no response in time */
async function get(service: Service, path: string, signal: AbortSignal): Promise<Received | null> {
  const timed = new AbortController();
  const stop = () => timed.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(`${service.base}/api/v1/${path}`, {
      headers: service.key === '' ? {} : { authorization: `Bearer ${service.key}` },
      credentials: 'omit',
      signal: timed.signal,
    });
    const body: unknown = await response.json().catch(() => undefined);
    return { status: response.status, body };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

const isSuggestion = (value: unknown): value is Suggestion =>
  hasText(value, 'code') && hasText(value, 'city') && hasText(value, 'province');

function suggestionsIn(body: unknown): readonly Suggestion[] {
  const list = (body as { suggestions?: unknown } | null | undefined)?.suggestions;
  return Array.isArray(list) ? list.filter(isSuggestion).slice(0, 3) : [];
}

let isRefusalSaid = false;

/** For who builds the shop; the customer reads a calmer sentence. */
function sayRefusal(body: unknown): void {
  if (isRefusalSaid) return;
  isRefusalSaid = true;
  const detail = hasText(body, 'detail') ? ` ${(body as { detail: string }).detail}` : '';
  console.error(`<zar-address>: the attribute api-key was refused.${detail}`);
}

function troubleOf(received: Received | null): Trouble {
  if (received === null) return navigator.onLine ? 'busy' : 'offline';
  const { status, body } = received;
  if (status !== 401 && status !== 403) return 'busy';
  sayRefusal(body);
  return 'refused';
}

/** @param seven letters and digits, which need not be a code */
export async function lookUp(service: Service, seven: string, signal: AbortSignal): Promise<Answer> {
  const code = normaliseCode(seven);
  const path = code === null ? `codes:suggest?q=${seven}` : `codes/${code}`;
  const received = await get(service, path, signal);
  const body = received?.body;
  if (code === null && received?.status === 200) return { kind: 'missing', suggestions: suggestionsIn(body) };
  if (received?.status === 200 && hasText(body, 'city')) return { kind: 'found', place: body as FoundPlace };
  // Not any 404: of an address that is no API of ours nobody would know whether the code exists.
  if (received?.status === 404 && (body as { code?: unknown } | undefined)?.code === 'not_found')
    return { kind: 'missing', suggestions: suggestionsIn(body) };
  return { kind: troubleOf(received) };
}

/** @returns null if they can't be loaded */
export async function loadDirections(
  service: Service,
  { code, language }: { readonly code: string; readonly language: string },
  signal: AbortSignal,
): Promise<Directions | null> {
  const received = await get(service, `codes/${code}/guide?language=${language}`, signal);
  const { steps, arrival } = (received?.body ?? {}) as { steps?: unknown; arrival?: unknown };
  if (received?.status !== 200 || !Array.isArray(steps)) return null;
  return {
    steps: steps.filter((step) => typeof step === 'string'),
    arrival: typeof arrival === 'string' ? arrival : '',
  };
}

export async function isUp({ base }: Service): Promise<boolean> {
  return (await get({ base, key: '' }, 'health', new AbortController().signal))?.status === 200;
}
