import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '#web/api/adminRoutes.ts';
import { callRoute } from '#web/api/client.ts';
import { signIn, signOut } from '#web/session/session.ts';

const token = (name: string) => `x.${btoa(JSON.stringify({ sub: name }))}.y`;
const admin = { firstName: 'Thandi', lastName: 'Mokoena', role: 'admin' } as const;
const fetchMock = vi.fn<typeof fetch>();
const voucher = (version: number, value: string) => ({ id: 'vou_1', version, value, uses: 3 });

const respondWith = (body: unknown) => fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(body)));

async function change(response: unknown): Promise<void> {
  respondWith(response);
  await callRoute('vouchers.update', { params: { id: 'vou_1' }, body: {} });
}

async function read(...vouchers: unknown[]): Promise<unknown> {
  respondWith({ vouchers });
  return (await callRoute('vouchers.list', { query: {} })).vouchers;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  signIn(token('usr_1'), admin);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  signOut();
});

test('a list that misses a change has the thing as the change returned it', async () => {
  const other = { ...voucher(1, 'other'), id: 'vou_2' };
  const { uses: _, ...changed } = voucher(2, 'new');
  await change(changed);
  expect(await read(voucher(1, 'old'), other)).toEqual([voucher(2, 'new'), other]);
});

test('what somebody else has changed since is newer', async () => {
  await change(voucher(2, 'new'));
  expect(await read(voucher(3, 'newer'))).toEqual([voucher(3, 'newer')]);
  expect(await read(voucher(2, 'with other uses'))).toEqual([voucher(2, 'with other uses')]);
});

test('another person sees nothing of it', async () => {
  await change(voucher(2, 'new'));
  signIn(token('usr_2'), admin);
  expect(await read(voucher(1, 'old'))).toEqual([voucher(1, 'old')]);
});
