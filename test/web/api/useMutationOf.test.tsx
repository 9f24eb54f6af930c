import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMutationOf } from '#web/api/useMutationOf.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const succeeds = () => fetched.mockResolvedValueOnce(new Response('{}', { status: 201 }));
const isLost = () => fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const isRefused = (code: string) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ message: 'No', code }), { status: 409 }));

/** The function that a component gets from the hook. */
function runOf<T>(useRun: () => T): T {
  const got: T[] = [];
  const Component = () => {
    got.push(useRun());
    return null;
  };
  renderToString(<Component />);
  return got[0] as T;
}

function useRequestChange() {
  const { run } = useMutationOf('zarcodes.requestChange');
  return (reason: string) => run({ params: { code: '7PT-FLHV' }, body: { reason } }).catch(() => null);
}

const keysSent = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

test('the same input has the same key until it has succeeded, other input another', async () => {
  const request = runOf(useRequestChange);
  isLost();
  await request('The gate moved');
  succeeds();
  await request('The gate moved');
  succeeds();
  await request('The gate moved');
  isLost();
  await request('The name changed');
  const [first, repeat, next, other] = keysSent();
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(repeat).toBe(first);
  expect(next).not.toBe(first);
  expect(other).not.toBe(next);
});

test('a key that was used for something else is not sent again', async () => {
  const request = runOf(useRequestChange);
  isRefused('idempotency_conflict');
  await request('The gate moved');
  isRefused('change_request_open');
  await request('The gate moved');
  isLost();
  await request('The gate moved');
  const [used, fresh, repeat] = keysSent();
  expect(fresh).not.toBe(used);
  expect(repeat).toBe(fresh);
});

test('a route that does not declare itself idempotent gets no key', async () => {
  const { run } = runOf(() => useMutationOf('zarcodes.delete'));
  succeeds();
  await run({ params: { code: '7PT-FLHV' } });
  expect(keysSent()).toEqual([null]);
});
