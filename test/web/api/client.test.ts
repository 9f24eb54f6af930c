import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api, messageOf } from '#web/api/client.ts';
import { session, signIn, whenSessionEnds } from '#web/session/session.ts';

const fetched = vi.fn<typeof fetch>();
const expired = vi.fn();

function answers(status: number, body: unknown): void {
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
}

function memoryStorage(): Partial<Storage> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function tokenUntil(seconds: number): string {
  return `x.${btoa(JSON.stringify({ sub: 'usr_1', exp: seconds }))}.y`;
}

const user = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('localStorage', memoryStorage());
  whenSessionEnds({ expired, signedOut: () => {} });
  signIn(tokenUntil(Date.now() / 1000 + 60), user);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a code in the path is upper-cased and encoded, and the token goes along', async () => {
  answers(200, { zarcode: '7PTFLHV' });
  await api.zarcodes.get({ params: { code: '7pt/flhv' } });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/zarcodes/7PT%2FFLHV');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${session().token}`);
  expect(init?.credentials).toBe('include');
});

test('query values are text and empty ones are left out', async () => {
  answers(200, { zarCodes: [] });
  await api.zarcodes.list({ query: { page: 2, limit: 1000, search: '' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/zarcodes?page=2&limit=1000');
});

test("a refusal carries the server's sentence, code and fields", async () => {
  answers(409, { message: 'This email is taken.', code: 'email_taken', fields: { email: 'Taken' } });
  const error = await api.payments.get({ params: { id: 'pay_1' } }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 409, code: 'email_taken', message: 'This email is taken.' });
  expect(error).toHaveProperty('fields.email', 'Taken');
});

test('without a body the message is Request failed, for which screens have their own words', async () => {
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
  const error = await api.prices.current().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 502, message: 'Request failed' });
  expect(messageOf(error, 'Failed to fetch price')).toBe('Failed to fetch price');
});

test.each([401, 403])('%i ends the session', async (status) => {
  answers(status, { message: 'no', code: 'unauthenticated' });
  await expect(api.user.stats()).rejects.toThrow('Session expired. Please log in again.');
  expect(session().status).toBe('signedOut');
  expect(expired).toHaveBeenCalledOnce();
});

test('a wrong password is told, and ends nothing', async () => {
  answers(401, { message: 'Invalid credentials', code: 'invalid_credentials' });
  await expect(api.auth.login({ body: { email: 'a@b.co', password: 'x' } })).rejects.toThrow(
    'Invalid credentials',
  );
  expect(session().status).toBe('signedIn');
});

test('a late refusal of an older token does not end the new session', async () => {
  fetched.mockImplementationOnce(async () => {
    signIn(tokenUntil(Date.now() / 1000 + 120), user);
    return new Response('{}', { status: 401 });
  });
  await expect(api.user.stats()).rejects.toBeInstanceOf(ApiError);
  expect(session().status).toBe('signedIn');
});

test('no connection gives a plain sentence', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(api.prices.current()).rejects.toMatchObject({ code: 'network', status: 0 });
});
