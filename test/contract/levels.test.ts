/**
 * What each level of a code shows to whom, on every route that can name one: generated from the contract, so that a route
 * without a decision fails the types.
 */
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Area, allRoutes, type RouteKey, routeOf } from '#shared/contract/contract.ts';
import { meetsLevel } from '#shared/domain/can.ts';
import { drawClaimWord } from '#shared/domain/claims.ts';
import { formatCode, prefixLength } from '#shared/domain/code.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import type { View } from '#shared/domain/visibility.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { withKey } from '#test/support/apiKeys.ts';
import { testBucket } from '#test/support/bucket.ts';
import { makeCreator, makeCreatorCode } from '#test/support/creators.ts';
import { countedPasswords, measure } from '#test/support/fuzz/cost.ts';
import type { Call } from '#test/support/invoke.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

interface Target {
  readonly code: string;
  readonly creatorId: string;
  readonly slug: string;
  readonly ownerEmail: string;
  readonly ownerId: string;
}
type Input = Omit<Call, 'method' | 'path'>;

const hidden = {
  title: 'Quietshelter Rosebank',
  description: 'Behind the laundry, ring twice',
  latitude: -25.731_234,
  longitude: 28.218_765,
  addressLine1: '77 Secret Lane',
  suburb: 'Arcadia',
  city: 'Pretoria',
  province: 'Gauteng',
} as const;
const guide = {
  steps: [{ landmark: 'other', move: 'left', text: 'Landmark Quince' }],
  points: [{ label: 'HATCH', kind: 'gate', latitude: -25.731_876, longitude: 28.219_123 }],
  arrival: 'Whistle for Agnes',
} as const;
const place = [
  ...['Behind the laundry', '25.7312', '28.2187', 'Secret Lane'],
  ...['Quince', 'HATCH', '25.7318', '28.2191', 'Whistle for'],
];
const names = ['Quietshelter'];

const ofCode = ({ code }: Target): Input => ({ params: { code } });
const withBody =
  (body: unknown) =>
  ({ code }: Target): Input => ({ params: { code }, body });
const view = { ne_lat: -25.7, ne_lng: 28.3, sw_lat: -25.8, sw_lng: 28.2 };
const placeBody = { ...hidden, termsConfirmed: true };

type Headers = Readonly<Record<string, string>>;
type Ask = (target: Target, headers?: Headers) => Input;

/** A batch takes in its body what a look-up takes in a header. */
const inBatch: Ask = ({ code }, headers = {}) => {
  const secret = headers[passHeader] ?? headers[pinHeader];
  return { body: { codes: [code], ...(secret !== undefined && { passes: { [code]: secret } }) } };
};

/** Routes that take or answer codes, and how each is asked for one. */
const asks: Partial<Record<RouteKey, Ask>> = {
  'adminMaps.tiles': () => ({ query: view }),
  'adminMaps.exportCsv': () => ({ query: { page: 1 } }),
  'adminZarcodes.list': ({ ownerEmail }) => ({ query: { owner: ownerEmail } }),
  'adminZarcodes.get': ofCode,
  'adminPayments.list': ({ ownerEmail }) => ({ query: { search: ownerEmail } }),
  'audit.list': () => ({ query: {} }),
  'audit.ofTarget': ({ code }) => ({ params: { kind: 'zarcode', id: code.replace('-', '') } }),
  'changeRequests.list': () => ({ query: {} }),
  'changeRequests.my': () => ({}),
  'creators.codes': ({ creatorId }) => ({ params: { id: creatorId } }),
  'creators.details': ({ code }) => ({ body: { codes: [code] } }),
  'creators.page': ({ slug }) => ({ params: { slug } }),
  'creators.shareCard': ({ slug }) => ({ params: { slug } }),
  'creators.codePage': ({ slug, code }) => ({ params: { slug, code } }),
  'images.list': ofCode,
  'images.create': withBody({ originalFilename: 'gate.jpg', contentType: 'image/jpeg', fileSize: 1000 }),
  'images.complete': ({ code }) => ({ params: { code, imageId: noImage } }),
  'images.update': ({ code }) => ({ params: { code, imageId: noImage }, body: { isFeatured: true } }),
  'images.delete': ({ code }) => ({ params: { code, imageId: noImage } }),
  // At its very place: what is near is told of nobody else's hidden code.
  'imports.create': () => ({
    body: {
      name: 'homes.csv',
      rows: [{ title: 'Home', latitude: hidden.latitude, longitude: hidden.longitude }],
    },
  }),
  'imports.results': () => ({ params: { id: 'imp_00000000000000000000' } }),
  'notifications.list': () => ({}),
  'reservations.create': () => ({ body: { count: 1 } }),
  'reservations.delete': () => ({ params: { id: 'rsv_00000000000000000000' } }),
  'reservations.list': () => ({}),
  'search.combined': ({ code }) => ({ query: { q: code } }),
  'stats.newest': () => ({}),
  'visits.create': withBody({ result: 'found', device: 'device-0123456789abcdef' }),
  'visits.list': ofCode,
  'users.detail': ({ ownerId }) => ({ params: { id: ownerId } }),
  'zarcodes.list': () => ({ query: {} }),
  'zarcodes.recent': () => ({ query: {} }),
  'zarcodes.inBounds': () => ({ query: view }),
  'zarcodes.get': ofCode,
  'zarcodes.batch': inBatch,
  'zarcodes.export': ({ code }) => ({ params: { code }, query: { format: 'geojson' } }),
  'zarcodes.page': ofCode,
  'zarcodes.shareCard': ofCode,
  'zarcodes.history': ofCode,
  'zarcodes.passes': ofCode,
  'v1.get': ofCode,
  'v1.batch': ({ code }) => ({ body: { codes: [code] } }),
  'v1.suggest': ({ code }) => ({ query: { q: code } }),
  'v1.guide': ofCode,
  'v1.save': ({ code }) => ({ body: { save: [code] } }),
  'v1.saved': () => ({}),
};

const noImage = `img_${'0'.repeat(20)}`;

/** Changes: only of callers who may not make them, since nothing of the code may show in the refusal. */
const changes: Partial<Record<RouteKey, (target: Target) => Input>> = {
  'claims.create': ({ code }) => ({ body: { code, word: drawClaimWord(randomBytes) } }),
  'zarcodes.createClaimSlip': ofCode,
  'zarcodes.revokeClaimSlip': ofCode,
  'zarcodes.update': withBody(placeBody),
  'zarcodes.delete': ofCode,
  'zarcodes.restore': ofCode,
  'zarcodes.requestChange': withBody({ reason: 'The gate has moved.' }),
  'zarcodes.setVisibility': withBody({ level: 'public' }),
  'zarcodes.setGuide': withBody({ version: 1, steps: [], points: [] }),
  'zarcodes.createPass': withBody({ label: 'Me', hours: 2, openings: 1 }),
  'zarcodes.revokePass': ({ code }) => ({ params: { code, id: `pas_${'0'.repeat(20)}` } }),
  'visits.answerSuggestion': withBody({ id: `sug_${'0'.repeat(20)}`, version: 1, accept: true }),
  'adminZarcodes.update': withBody(placeBody),
  'adminZarcodes.delete': withBody({ reason: 'Spam.' }),
  'adminZarcodes.verify': withBody({ verified: true }),
  'adminZarcodes.showPlace': withBody({ reason: 'To help its owner.' }),
  'adminZarcodes.setVisibility': withBody({ level: 'public', reason: 'Why not.' }),
};

/**
 * Routes that name no code that somebody else may look up: what a caller orders, owns or writes; money; people. The files
 * of an export are tried in `exports.test.ts`.
 */
const namesNone: Partial<Record<Area, string>> = {
  apiKeys: 'create list delete rotate all update',
  adminZarcodes: 'create',
  adminPayments: 'get',
  auth: 'register login forgotPassword resetPassword confirmEmail undoEmail keepAccount me',
  bundles: 'active list offers stats',
  changeRequests: 'decide get',
  claims: 'list',
  contact: 'create',
  creators: 'list public bySlug create update delete me former createMe updateMe request get',
  credits: 'purchase complete',
  exports: 'create list get cancel file',
  expenses: 'list totals profit create update delete slip startSlip completeSlip deleteSlip',
  health: 'get',
  imports: 'commit get list cancel undo',
  mailings: 'list create get update delete count test send pause resume cancel',
  messages: 'list get update reply unreadCount',
  notifications: 'markRead',
  payments: 'create get mockPage complete reconciliations testPayfast notify',
  prices: 'current list create activate',
  refunds: 'list options create resolve',
  settings: 'public get update testMaps testEmail',
  stats: 'get daily',
  unsubscribe: 'create page',
  v1: 'health',
  user: 'erase export stats payments profile updateProfile password changePassword endSessions location',
  users: 'list create update delete toggle password keepAccount endSessions',
  vouchers: 'promoted validate list create createMany update promote',
  webhooks: 'get set delete rotate resume test sendAgain',
  zarcodes: 'create createForCreator',
};

function isNameless(key: RouteKey): boolean {
  const [area = '', verb = ''] = key.split('.');
  return namesNone[area as Area]?.split(' ').includes(verb) === true;
}

test('every route says whether it can name a code', () => {
  const undecided = allRoutes()
    .map(({ key }) => key)
    .filter((key) => asks[key] === undefined && changes[key] === undefined && !isNameless(key));
  expect(undecided).toEqual([]);
});

const callers = ['visitor', 'pinHolder', 'passHolder', 'usedPass', 'other', 'owner', 'admin'] as const;
type CallerName = (typeof callers)[number];

/** What SPEC's owner decided: written out here, and not computed. */
const table: Readonly<Record<'area' | 'private', Readonly<Record<CallerName, View>>>> = {
  area: {
    visitor: 'area',
    pinHolder: 'whole',
    passHolder: 'whole',
    usedPass: 'area',
    other: 'area',
    owner: 'whole',
    admin: 'area',
  },
  private: {
    visitor: 'nothing',
    pinHolder: 'nothing',
    passHolder: 'whole',
    usedPass: 'nothing',
    other: 'nothing',
    owner: 'whole',
    admin: 'area',
  },
};

let world: World;
let feed: Feed;
let other: Person;
let admin: Person;
beforeAll(async () => {
  world = await newWorld({ passwords: countedPasswords });
  feed = await openFeed(world.table, 'projections');
  [other, admin] = [await world.person(), await world.person({ role: 'admin' })];
  // Who imports what is near to a code.
  await testBucket();
  await makeCreator(other);
});

interface Guarded {
  readonly target: Target;
  readonly owner: Person;
  readonly headers: Readonly<Record<CallerName, Readonly<Record<string, string>>>>;
}

const usedUp = { 'x-zarcode-pass': '' };

async function guard(
  level: 'area' | 'private',
  isCreators: boolean,
  given: Record<string, unknown> = hidden,
): Promise<Guarded> {
  const owner = await world.person({ firstName: 'Zinzi' });
  const { id: creatorId, slug } = await makeCreator(owner);
  const code = isCreators ? await makeCreatorCode(world, owner, given) : await world.buyCode(owner, given);
  const { token } = owner;
  const pass = async (openings: number | null) => {
    const body = { label: 'Courier', hours: 24, openings };
    return (await world.call('zarcodes.createPass', { token, params: { code }, body })).body.pass;
  };
  const guided = { version: 1, ...guide };
  await world.call('zarcodes.setGuide', { token, params: { code }, body: guided });
  const body = { level, ...(level === 'area' && { pin: '4821' }) };
  const set = await world.call('zarcodes.setVisibility', { token, params: { code }, body });
  expect(set.status, set.raw).toBe(200);
  const used = { [passHeader]: await pass(1) };
  const first = await world.call('zarcodes.get', { params: { code }, headers: used });
  expect(first.status, first.raw).toBe(200);
  await feed.work();
  return {
    target: { code, creatorId, slug, ownerEmail: owner.email, ownerId: owner.id },
    owner,
    headers: {
      visitor: {},
      other: {},
      owner: {},
      admin: {},
      pinHolder: { [pinHeader]: '4821' },
      passHolder: { [passHeader]: await pass(null) },
      usedPass: { ...usedUp, ...used },
    },
  };
}

const tokenOf = (caller: CallerName, { owner }: Guarded) =>
  ({ owner: owner.token, other: other.token, admin: admin.token })[caller as string];

describe.each(['area', 'private'] as const)('a code that is %s', (level) => {
  describe.each([
    ["a person's", false],
    ["a creator's", true],
  ])('%s', (_, isCreators) => {
    let guarded: Guarded;
    beforeAll(async () => {
      guarded = await guard(level, isCreators);
    });

    test.each(callers)('shows to %s what it may, on every route', async (caller) => {
      const { target, headers } = guarded;
      const seen = table[level][caller];
      const token = tokenOf(caller, guarded);
      for (const [key, input] of [...Object.entries(asks), ...Object.entries(changes)] as [RouteKey, Ask][]) {
        const route = routeOf(key);
        const mayCall = meetsLevel(roleOf(caller), route.level);
        // What opens a code opens it on the routes that take it.
        const shown = opensCodes(key) || caller === 'owner' ? seen : withoutOpener(level, caller);
        if (changes[key] !== undefined && (caller === 'owner' || mayAsAdmin(caller, key))) continue;
        const { raw, status } = await world.call(key, {
          ...input(target, headers[caller]),
          headers: { ...headers[caller], ...(await keyFor(key)) },
          ...(token !== undefined && { token }),
        });
        expect(status, `${key} ${raw}`).toBeLessThan(500);
        const isRefused = !mayCall;
        const mayNotShow =
          isRefused || shown === 'nothing' ? [...place, ...names] : shown === 'area' ? place : [];
        for (const secret of mayNotShow) expect(raw, `${key} for ${caller}`).not.toContain(secret);
        if (shown === 'nothing')
          expect(withoutTyped(key, raw, target), `${key} for ${caller}`).not.toContain(target.code);
        if (looksUp(key) && shown === 'whole') expect(raw).toContain('Secret Lane');
        if (key === 'zarcodes.export' && shown === 'whole') expect(raw).toContain('HATCH');
        if (key === 'zarcodes.export' && shown !== 'whole') expect(status).toBe(404);
        if (looksUp(key) && shown === 'area') expect(raw).toContain('Quietshelter');
      }
    });
  });

  test('is found by its title as an area only, never by its place', async () => {
    const { target } = await guard(level, false);
    const find = async (q: string) => {
      const { body } = await world.call('search.combined', { query: { q } });
      return body.results.filter(({ id }: { id: string }) => id === target.code.replace('-', ''));
    };
    const isArea = level === 'area';
    const found = isArea ? [expect.objectContaining({ title: hidden.title, location: '' })] : [];
    expect(await find(target.code)).toEqual(found);
    expect(await find('quietshelter')).toHaveLength(isArea ? 1 : 0);
    expect(await find('arcadia')).toEqual([]);
  });

  test('counts on no map, and is counted again when it is public', async () => {
    const count = async () =>
      (await world.call('zarcodes.inBounds', { token: other.token, query: view })).body.count;
    await feed.work();
    const before = await count();
    // Another place, since it becomes public.
    const elsewhere = { ...pretoria, title: 'Corner Cafe', latitude: -25.735, longitude: 28.215 };
    const { target, owner } = await guard(level, false, elsewhere);
    expect(await count()).toBe(before);
    await world.call('zarcodes.setVisibility', {
      token: owner.token,
      params: { code: target.code },
      body: { level: 'public' },
    });
    await feed.work();
    expect(await count()).toBe(before + 1);
  });
});

const opensCodes = (key: RouteKey) => routeOf(key).opensCodes === true || key === 'zarcodes.batch';
const looksUp = (key: RouteKey) => key === 'zarcodes.get' || key === 'zarcodes.batch';
/** What was typed, where a response says it again: of which of several it is, or how it is written. */
const withoutTyped = (key: RouteKey, raw: string, { code }: Target) => {
  if (key === 'zarcodes.batch') return raw.replaceAll(`{"code":"${code}"`, '');
  return key.startsWith('v1.') ? raw.replaceAll(new RegExp(`"(?:given|written)":"${code}"`, 'g'), '') : raw;
};

/** A new one each time, so that what a process has counted in advance makes no difference. */
const keyFor = async (key: RouteKey) => (routeOf(key).apiKey ? (await withKey(world)).headers : {});

const roleOf = (caller: CallerName) =>
  caller === 'admin' ? 'admin' : caller === 'owner' || caller === 'other' ? 'user' : null;

const mayAsAdmin = (caller: CallerName, key: RouteKey) =>
  caller === 'admin' && (key.startsWith('adminZarcodes.') || key === 'zarcodes.update');

function withoutOpener(level: 'area' | 'private', caller: CallerName): View {
  return caller === 'admin' ? 'area' : table[level].visitor;
}

/** Without what the text of the code or the second of the call decides. */
const comparable = ({ etag: _, ...headers }: Headers): Headers => ({
  ...headers,
  ratelimit: headers['ratelimit']?.replace(/;t=\d+$/, '') ?? '',
});

describe('a private code does the same as one that was never issued', () => {
  /**
   * A code that could have been drawn, of as many spellings to try: what a mistyped one costs depends on its symbols alone,
   * and that of a drawn code says nothing about whether it was issued.
   */
  const unknownLike = (code: string): string => {
    const candidates = (text: string) => [
      lookAlikeCandidates(text).length,
      oneMistakeCandidates(text).length,
    ];
    const symbols = code.replace('-', '');
    for (;;) {
      const drawn = drawCode(symbols.slice(0, prefixLength), randomBytes);
      if (drawn !== symbols && isDeepStrictEqual(candidates(drawn), candidates(symbols)))
        return formatCode(drawn);
    }
  };
  const looks = Object.entries(asks).filter(
    ([key, input]) =>
      input({ code: 'x' } as Target).params?.['code'] || key === 'zarcodes.batch' || key.startsWith('v1.'),
  );

  test.each(looks.map(([key]) => key as RouteKey))('%s', async (key) => {
    const { target } = await guard('private', true);
    const unknown = unknownLike(target.code);
    const route = routeOf(key);
    const isOpen = route.level !== 'admin' && route.level !== 'superAdmin';
    if (!isOpen) return;
    for (const headers of [
      {},
      ...(opensCodes(key)
        ? [{ [passHeader]: `${'0'.repeat(20)}.${'A'.repeat(22)}` }, { [pinHeader]: '4821' }]
        : []),
    ]) {
      const ask = async (code: string, index: number) => {
        const call = {
          ...asks[key]?.({ ...target, code }, headers),
          headers: { ...headers, ...(await keyFor(key)) },
          ip: `203.0.113.${index}`,
          ...(route.level === 'user' && { token: other.token }),
        };
        const { value, cost } = await measure(world.table.client, () => world.call(key, call));
        const { calls, writes, hashes } = cost;
        return {
          status: value.status,
          raw: value.raw.replaceAll(code, '{code}'),
          headers: comparable(value.headers),
          cost: { calls, writes, hashes },
        };
      };
      expect(await ask(target.code, 1)).toEqual(await ask(unknown, 2));
    }
  });
});
