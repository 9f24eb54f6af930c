import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import type { OwnerZarCode, PublicZarCode } from '#shared/contract/zarcodes.ts';
import { cacheKey } from '#web/api/cacheKey.ts';
import { outdatedBy } from '#web/api/refresh.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { session, signIn, signOut } from '#web/session/session.ts';

const thandi = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;
const token = (name: string) => `x.${btoa(JSON.stringify({ sub: name }))}.y`;

afterEach(() => signOut());

/** What a component shows when these answers are cached. */
function shown(Component: () => string, cached: Record<string, unknown>): string {
  return renderToString(
    <SWRConfig value={{ fallback: cached }}>
      <Component />
    </SWRConfig>,
  );
}

const Stats = () => String(useApi('user.stats').data?.totalCodes);
const Code = () => useApi('zarcodes.get', { params: { code: '7pt-flhv' } }).data?.title ?? 'nothing';
const Nothing = () => String(useApi('search.combined', null).data);

const answerTo = (...[key, input]: [Parameters<typeof cacheKey>[0], Parameters<typeof cacheKey>[1]?]) =>
  unstable_serialize(cacheKey(key, input, session().epoch));

test('the answer of a private route is used while its session lasts, and no longer', () => {
  signIn(token('usr_1'), thandi);
  const cached = { [answerTo('user.stats')]: { totalCodes: 12 } };
  expect(shown(Stats, cached)).toBe('12');
  signOut();
  expect(shown(Stats, cached)).toBe('undefined');
  signIn(token('usr_2'), thandi);
  expect(shown(Stats, cached)).toBe('undefined');
});

test('one code in two spellings of its case is one request', () => {
  const cached = { [answerTo('zarcodes.get', { params: { code: '7PT-FLHV' } })]: { title: 'Spaza' } };
  expect(shown(Code, cached)).toBe('Spaza');
});

test('a public route that knows its caller has an answer for each session', () => {
  const cached = { [answerTo('zarcodes.get', { params: { code: '7PT-FLHV' } })]: { title: 'Spaza' } };
  signIn(token('usr_1'), thandi);
  expect(shown(Code, cached)).toBe('nothing');
});

test('no input requests nothing', () => {
  expect(shown(Nothing, {})).toBe('undefined');
});

test.each([
  ['vouchers.validate', 'vouchers.promoted', true],
  ['vouchers.validate', 'prices.current', false],
  ['images.update', 'images.list', true],
  ['images.update', 'zarcodes.list', false],
  ['zarcodes.requestChange', 'changeRequests.my', true],
  ['zarcodes.create', 'bundles.active', true],
  ['payments.complete', 'zarcodes.recent', true],
] as const)('%s makes %s outdated: %s', (change, read, outdated) => {
  expect(outdatedBy(change)([read, '/api/x', 1])).toBe(outdated);
});

test('input and answer are those of the contract', () => {
  // Only their types matter, so none of these is called.
  const reading = () => [
    useApi('zarcodes.get', { params: { code: '7PT-FLHV' } }),
    useApi('auth.me'),
    // @ts-expect-error: this route takes a code
    useApi('zarcodes.get'),
    // @ts-expect-error: a change is no question
    useApi('zarcodes.delete', { params: { code: '7PT-FLHV' } }),
    // @ts-expect-error: no such route
    useApi('zarcodes.nothing'),
  ];
  const changing = () => {
    // @ts-expect-error: a route that only reads
    useMutationOf('zarcodes.get');
    const { run } = useMutationOf('zarcodes.delete');
    // @ts-expect-error: this route takes a code
    void run();
    return run({ params: { code: '7PT-FLHV' } });
  };
  expectTypeOf(reading).toBeFunction();
  expectTypeOf(changing).returns.resolves.toEqualTypeOf<{ zarcode: string }>();
  type Answer = ReturnType<typeof useApi<'zarcodes.get'>>['data'];
  expectTypeOf<Answer>().toEqualTypeOf<OwnerZarCode | PublicZarCode | undefined>();
});
