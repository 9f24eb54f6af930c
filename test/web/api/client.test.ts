import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { session, signIn, whenSessionEnds } from '#web/session/session.ts';

const fetchMock = vi.fn<typeof fetch>();
const expired = vi.fn();

function respondWith(status: number, body: unknown): void {
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function memoryStorage(): Partial<Storage> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

function tokenUntil(seconds: number): string {
  return `x.${btoa(JSON.stringify({ sub: 'usr_1', exp: seconds }))}.y`;
}

const user = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', memoryStorage());
  whenSessionEnds({ expired, signedOut: () => {}, endedElsewhere: () => {} });
  signIn(tokenUntil(Date.now() / 1000 + 60), user);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a code in the path is upper-cased and encoded, and the token is sent', async () => {
  respondWith(200, { zarcode: '7PTFLHV' });
  await api.zarcodes.get({ params: { code: '7pt/flhv' } });
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/zarcodes/7PT%2FFLHV');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${session().token}`);
  expect(init?.credentials).toBe('include');
});

test('query values are sent as text, and empty ones are omitted', async () => {
  respondWith(200, { zarCodes: [] });
  await api.zarcodes.list({ query: { page: 2, limit: 1000, search: '' } });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/zarcodes?page=2&limit=1000');
});

test("an error has the server's message, code and fields", async () => {
  respondWith(409, { message: 'This email is taken.', code: 'email_taken', fields: { email: 'Taken' } });
  const error = await api.payments.get({ params: { id: 'pay_1' } }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 409, code: 'email_taken', message: 'This email is taken.' });
  expect(error).toHaveProperty('fields.email', 'Taken');
});

test('without a JSON body the message is Request failed, unless a caller has one of its own', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  const error = await api.prices.current().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, message: 'Request failed' });
  expect(messageOf(error)).toBe('Request failed');
  expect(messageOf(error, 'Invalid credentials')).toBe('Invalid credentials');
  expect(messageOf(new TypeError('x is undefined'))).toBe('An error occurred');
});

test('a successful response that cannot be read is an ApiError too', async () => {
  fetchMock.mockResolvedValueOnce(new Response('<html>'));
  await expect(api.prices.current()).rejects.toMatchObject({ code: 'unknown', message: 'Request failed' });
  const lost = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
  fetchMock.mockResolvedValueOnce(new Response(lost));
  await expect(api.prices.current()).rejects.toMatchObject({ code: 'network', status: 0 });
});

test.each([401, 403])('%i ends the session', async (status) => {
  respondWith(status, { message: 'no', code: 'unauthenticated' });
  await expect(api.user.stats()).rejects.toThrow('Session expired. Please log in again.');
  expect(session().status).toBe('signedOut');
  expect(expired).toHaveBeenCalledOnce();
});

test('a wrong password is reported, and does not end the session', async () => {
  respondWith(401, { message: 'Invalid credentials', code: 'invalid_credentials' });
  await expect(api.auth.login({ body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow(
    'Invalid credentials',
  );
  expect(session().status).toBe('signedIn');
});

test('a late 401 for an older token does not end the new session', async () => {
  fetchMock.mockImplementationOnce(async () => {
    signIn(tokenUntil(Date.now() / 1000 + 120), user);
    return new Response('{}', { status: 401 });
  });
  await expect(api.user.stats()).rejects.toBeInstanceOf(ApiError);
  expect(session().status).toBe('signedIn');
});

test('without a connection the error code is network', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api.prices.current()).rejects.toMatchObject({ code: 'network', status: 0 });
});

describe('a request that nobody answers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => void vi.useRealTimers());

  const hang = () =>
    fetchMock.mockImplementationOnce(
      (_, init) =>
        new Promise((_, reject) => {
          const { signal } = init ?? {};
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
  const sentence = "We couldn't reach ZarCodes. Please check your connection and try again.";

  test.each([
    ['a read', 30_000, () => api.prices.current()],
    ['a change', 45_000, () => api.notifications.markRead({ body: { upTo: '2026-10-12T12:00:00.000Z' } })],
  ])('%s ends after %i ms with a sentence', async (_, limitMs, call) => {
    hang();
    const ended = vi.fn();
    const called = call().catch((error: unknown) => ended(error));
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await called;
    expect(messageOf(ended.mock.calls[0]?.[0])).toBe(sentence);
  });

  test('ends at once where the caller gives up, without a sentence', async () => {
    hang();
    const giveUp = new AbortController();
    const called = api.creators.me({}, { signal: giveUp.signal });
    giveUp.abort();
    await expect(called).rejects.toMatchObject({ name: 'AbortError' });
    await expect(api.creators.me({}, { signal: giveUp.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
