import { renderToString } from 'react-dom/server';
import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import type {
  AreaZarCode,
  EditableZarCode,
  OpenedZarCode,
  OwnerZarCode,
  PublicZarCode,
} from '#shared/contract/zarCodeFields.ts';
import { cacheKey } from '#web/api/cacheKey.ts';
import { deletedAt, outdatedBy } from '#web/api/refresh.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { session, signIn, signOut } from '#web/session/session.ts';

const thandi = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;
const token = (name: string) => `x.${btoa(JSON.stringify({ sub: name }))}.y`;

afterEach(() => signOut());

/** Renders a component with these responses in the cache. */
function render(Component: () => string, cached: Record<string, unknown>): string {
  return renderToString(
    <SWRConfig value={{ fallback: cached }}>
      <Component />
    </SWRConfig>,
  );
}

const Stats = () => String(useApi('user.stats').data?.totalCodes);
const Code = () => useApi('zarcodes.get', { params: { code: '7pt-flhv' } }).data?.title ?? 'nothing';
const Nothing = () => String(useApi('search.combined', null).data);

const keyOf = (...[key, input]: [Parameters<typeof cacheKey>[0], Parameters<typeof cacheKey>[1]?]) =>
  unstable_serialize(cacheKey(key, input, session().epoch));

test('a cached response of a private route is used only during its session', () => {
  signIn(token('usr_1'), thandi);
  const cached = { [keyOf('user.stats')]: { totalCodes: 12 } };
  expect(render(Stats, cached)).toBe('12');
  signOut();
  expect(render(Stats, cached)).toBe('undefined');
  signIn(token('usr_2'), thandi);
  expect(render(Stats, cached)).toBe('undefined');
});

test('a code in upper and in lower case is one request', () => {
  const cached = { [keyOf('zarcodes.get', { params: { code: '7PT-FLHV' } })]: { title: 'Spaza' } };
  expect(render(Code, cached)).toBe('Spaza');
});

test('a public route whose response depends on the caller is cached per session', () => {
  const cached = { [keyOf('zarcodes.get', { params: { code: '7PT-FLHV' } })]: { title: 'Spaza' } };
  signIn(token('usr_1'), thandi);
  expect(render(Code, cached)).toBe('nothing');
});

test('no input requests nothing', () => {
  expect(render(Nothing, {})).toBe('undefined');
});

test.each([
  ['vouchers.validate', 'vouchers.promoted', false],
  ['vouchers.validate', 'prices.current', false],
  ['images.update', 'images.list', true],
  ['images.update', 'zarcodes.list', false],
  ['zarcodes.requestChange', 'changeRequests.my', true],
  ['zarcodes.create', 'bundles.active', true],
  ['payments.complete', 'zarcodes.recent', true],
] as const)('%s makes %s outdated: %s', (change, read, outdated) => {
  expect(outdatedBy(change)([read, '/api/x', 1])).toBe(outdated);
});

test('what is deleted is forgotten, and nothing else of its area', () => {
  const deleted = deletedAt('/api/zarcodes/7PT-FLHV');
  expect(deleted(cacheKey('zarcodes.get', { params: { code: '7pt-flhv' } }, 1))).toBe(true);
  expect(deleted(cacheKey('zarcodes.get', { params: { code: '7PT-FLHW' } }, 1))).toBe(false);
  expect(deleted(cacheKey('images.list', { params: { code: '7PT-FLHV' } }, 1))).toBe(false);
  expect(deleted(undefined)).toBe(false);
});

test('input and response have the types of the contract', () => {
  // Only their types matter, so none of these is called.
  const reads = () => [
    useApi('zarcodes.get', { params: { code: '7PT-FLHV' } }),
    useApi('auth.me'),
    // @ts-expect-error: this route takes a code
    useApi('zarcodes.get'),
    // @ts-expect-error: a route that changes data
    useApi('zarcodes.delete', { params: { code: '7PT-FLHV' } }),
    // @ts-expect-error: no such route
    useApi('zarcodes.nothing'),
  ];
  const changes = () => {
    // @ts-expect-error: a route that only reads
    useMutationOf('zarcodes.get');
    const { run } = useMutationOf('zarcodes.delete');
    // @ts-expect-error: this route takes a code
    void run();
    return run({ params: { code: '7PT-FLHV' } });
  };
  expectTypeOf(reads).toBeFunction();
  expectTypeOf(changes).returns.resolves.toEqualTypeOf<{ zarcode: string }>();
  type Data = ReturnType<typeof useApi<'zarcodes.get'>>['data'];
  expectTypeOf<Data>().toEqualTypeOf<
    OwnerZarCode | EditableZarCode | OpenedZarCode | PublicZarCode | AreaZarCode | undefined
  >();
});
