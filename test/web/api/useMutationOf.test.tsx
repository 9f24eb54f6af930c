import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMutationOf } from '#web/api/useMutationOf.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const succeedOnce = () => fetchMock.mockResolvedValueOnce(new Response('{}', { status: 201 }));
const failOnce = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const refuseOnce = (code: string) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ message: 'No', code }), { status: 409 }));

/** Renders a component with the hook, and returns what the hook returned. */
function runOf<T>(useRun: () => T): T {
  const results: T[] = [];
  const Component = () => {
    results.push(useRun());
    return null;
  };
  renderToString(<Component />);
  return results[0] as T;
}

function useRequestChange() {
  const { run } = useMutationOf('zarcodes.requestChange');
  return (reason: string) => run({ params: { code: '7PT-FLHV' }, body: { reason } }).catch(() => null);
}

const keysSent = () =>
  fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

test('the same input has the same key until it has succeeded, other input another key', async () => {
  const request = runOf(useRequestChange);
  failOnce();
  await request('The gate moved');
  succeedOnce();
  await request('The gate moved');
  succeedOnce();
  await request('The gate moved');
  failOnce();
  await request('The name changed');
  const [first, repeat, next, other] = keysSent();
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(repeat).toBe(first);
  expect(next).not.toBe(first);
  expect(other).not.toBe(next);
});

test('a key that was used for something else is not sent again', async () => {
  const request = runOf(useRequestChange);
  refuseOnce('idempotency_conflict');
  await request('The gate moved');
  refuseOnce('change_request_open');
  await request('The gate moved');
  failOnce();
  await request('The gate moved');
  const [used, fresh, repeat] = keysSent();
  expect(fresh).not.toBe(used);
  expect(repeat).toBe(fresh);
});

test('a route that does not declare itself idempotent gets no key', async () => {
  const { run } = runOf(() => useMutationOf('zarcodes.delete'));
  succeedOnce();
  await run({ params: { code: '7PT-FLHV' } });
  expect(keysSent()).toEqual([null]);
});
