import { mutate, SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { CacheKey } from '#web/api/cacheKey.ts';
import { catchUpLater, sendChange, whileShown } from '#web/api/catchUp.ts';
import { session, signIn, signOut } from '#web/session/session.ts';

const lagMs = 2_000;
const token = `x.${btoa(JSON.stringify({ sub: 'usr_1' }))}.y`;
const person = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;
const before = { total: 2 };
const after = { total: 1 };
let list: CacheKey;
let requested: number;
let answer: () => Promise<unknown>;
beforeEach(async () => {
  vi.useFakeTimers();
  signIn(token, person);
  list = ['zarcodes.list', '/api/zarcodes', session().epoch];
  requested = 0;
  answer = async () => after;
  await show(list, before);
  onTestFinished(
    whileShown({
      cacheKey: list,
      request: () => {
        requested += 1;
        return answer();
      },
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

const show = (key: CacheKey, response: unknown) => mutate(key, response, { revalidate: false });
const shown = (key = list) => SWRConfig.defaultValue.cache.get(unstable_serialize(key))?.data as unknown;
const isList = (key: unknown) => Array.isArray(key) && key[0] === 'zarcodes.list';
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('what is on screen is fetched once more, and only that', async () => {
  const away: CacheKey = ['zarcodes.list', '/api/zarcodes?page=2', session().epoch];
  await show(away, before);
  catchUpLater(isList);
  catchUpLater((key) => Array.isArray(key) && key[0] === 'bundles.list');
  await pass(lagMs - 1);
  expect(requested).toBe(0);
  await pass(1);
  expect([requested, shown(), shown(away)]).toEqual([1, after, before]);
  await pass(10 * lagMs);
  expect(requested).toBe(1);
});

test('it waits for a change that is under way', async () => {
  const change = Promise.withResolvers<void>();
  const sent = sendChange(() => change.promise);
  catchUpLater(isList);
  await pass(3 * lagMs);
  expect(requested).toBe(0);
  change.reject(new Error('The connection is lost'));
  await expect(sent).rejects.toThrow();
  await pass(lagMs);
  expect(shown()).toEqual(after);
});

test('a response from before a change is not shown, and another one is fetched', async () => {
  const late = Promise.withResolvers<unknown>();
  answer = () => late.promise;
  catchUpLater(isList);
  await pass(lagMs);
  await sendChange(async () => undefined);
  await show(list, { total: 0 });
  late.resolve(after);
  await pass(0);
  expect(shown()).toEqual({ total: 0 });
  answer = async () => ({ total: 0, isNew: true });
  await pass(lagMs);
  expect([requested, shown()]).toEqual([2, { total: 0, isNew: true }]);
});

test.each([
  ['fails', () => Promise.reject(new Error('The connection is lost'))],
  ['is one that was stored on the device', async () => ({ total: 3, seenAt: '2026-04-01T08:00:00.000Z' })],
])('where it %s what is shown stays, and is fetched when the device is online', async (_, given) => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  answer = given;
  catchUpLater(isList);
  await pass(lagMs);
  expect([requested, shown()]).toEqual([1, before]);
  answer = async () => after;
  page.dispatchEvent(new Event('online'));
  await pass(0);
  expect([requested, shown()]).toEqual([2, after]);
});

test('the same response again leaves what is shown the same object', async () => {
  const current = shown();
  answer = async () => ({ ...before });
  catchUpLater(isList);
  await pass(lagMs);
  expect(requested).toBe(1);
  expect(shown()).toBe(current);
});

test('a response that comes after signing out is dropped', async () => {
  const late = Promise.withResolvers<unknown>();
  answer = () => late.promise;
  catchUpLater(isList);
  await pass(lagMs);
  signOut();
  late.resolve(after);
  await pass(0);
  expect(shown()).not.toEqual(after);
});
