/** Who may see a code: what its owner says, and what others try. */
import * as fc from 'fast-check';
import { listAccess, type Pass } from '#functions/data/access.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { stateOf } from '#functions/domain/zarcodes/serializePass.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import {
  levelOf,
  type PassHours,
  type PassOpenings,
  passHours,
  passOpenings,
  type Visibility,
} from '#shared/domain/visibility.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import type { Item, Person } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import type { How, Life } from './life.ts';
import { type Look, type MadePass, shownOf } from './looks.ts';
import { newIp } from './people.ts';

const pins = ['1234', '567890'] as const;
const wrongPin = '0000';

/** Mostly a code whose owner has said who sees it, so that the acts meet. Null where there is none at all. */
function chooseCode({ guarded }: Life, codes: readonly Item[], number: number): Item | null {
  const chosen = codes.filter(({ code }) => guarded.has(code));
  const from = chosen.length === 0 || number % 5 === 0 ? codes : chosen;
  return from.length === 0 ? null : pick(from, number);
}

async function ownCode(life: Life, number: number): Promise<{ code: string; owner: Person } | null> {
  const found = chooseCode(life, await life.world.itemsOfType('zarcode'), number);
  const owner = life.people.find(({ id }) => id === found?.['ownerId']);
  return owner === undefined ? null : { code: String(found?.['code']), owner };
}

interface PassWanted {
  readonly hours: PassHours;
  readonly openings: PassOpenings;
}

interface NewLevel {
  readonly number: number;
  readonly level: Visibility;
  readonly pin: string | null | undefined;
  /** Is made at once, as people do who hide a code. */
  readonly pass: PassWanted | null;
}

async function setLevel(life: Life, { number, level, pin, pass }: NewLevel, how: How): Promise<void> {
  const own = await ownCode(life, number);
  if (own === null) return;
  const { code, owner } = own;
  life.guarded.add(code);
  const body = { level, ...(level === 'area' && pin !== undefined && { pin }) };
  const answers = await atOnce(how, () =>
    life.send('zarcodes.setVisibility', owner, { params: { code }, body }, how),
  );
  for (const answer of answers) {
    if (answer?.status !== 200) continue;
    const { version } = answer.body;
    life.confirmed.push({
      sentence: `${code} was made ${level}, as version ${version}`,
      holds: ({ journal }) =>
        journal.some(
          ({ after }) =>
            after?.['pk'] === `CODE#${code}` && after['version'] === version && levelOf(after) === level,
        ),
    });
  }
  if (pass !== null) await addPass(life, own, pass, { ...how, times: 1 });
}

async function makePass(
  life: Life,
  { number, ...wanted }: PassWanted & { readonly number: number },
  how: How,
): Promise<void> {
  const own = await ownCode(life, number);
  if (own !== null) await addPass(life, own, wanted, how);
}

async function addPass(
  life: Life,
  { code, owner }: { readonly code: string; readonly owner: Person },
  { hours, openings }: PassWanted,
  how: How,
): Promise<void> {
  const body = { label: 'Courier', hours, openings };
  const answers = await atOnce(how, () =>
    life.send('zarcodes.createPass', owner, { params: { code }, body }, how),
  );
  for (const answer of answers) {
    if (answer?.status !== 201) continue;
    const { id, pass } = answer.body;
    life.passes.push({ id, code, owner, pass, openings });
    life.confirmed.push({
      sentence: `the pass ${id} of ${code} was made`,
      holds: ({ journal }) => journal.some(({ after }) => after?.['type'] === 'pass' && after['id'] === id),
    });
  }
}

async function revoke(life: Life, { number }: { readonly number: number }, how: How): Promise<void> {
  const { id, code, owner } = latestPass(life, number);
  const answers = await atOnce(how, () =>
    life.send('zarcodes.revokePass', owner, { params: { code, id } }, how),
  );
  if (answers.every((answer) => answer?.status !== 200)) return;
  life.confirmed.push({
    sentence: `the pass ${id} of ${code} was revoked`,
    holds: ({ journal }) =>
      journal.some(
        ({ after }) => after?.['type'] === 'pass' && after['id'] === id && after['revokedAt'] !== undefined,
      ),
  });
}

/** One of the newest, so that several things happen to it. */
const latestPass = ({ passes }: Life, number: number): MadePass => pick(passes.toReversed(), number % 3);

interface Asked {
  readonly route: RouteKey;
  /** Null for a visitor. */
  readonly person: Person | null;
  readonly code: string;
  readonly call: {
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly headers?: Record<string, string>;
  };
  readonly pin?: string;
  readonly pass?: Look['pass'];
}

const codeKey = (code: unknown) => ({ pk: `CODE#${code}`, sk: 'CODE' });

/** Without a place of its own among the codes that people have: no look-alike and no mistake leads to one of them. */
const unknownCode = 'XWVXWVX';

/**
 * Sends a request and notes what it showed of which codes, each as it was from its start to its end.
 * @param codes all that there are when it starts
 */
async function look(life: Life, codes: readonly Item[], asked: Asked, how: How): Promise<void> {
  const { world, gate } = life;
  const { route, person, code, call, pin = null, pass = null } = asked;
  const isConsistent = route === 'zarcodes.get' && (person !== null || call.headers !== undefined);
  const before = new Map(
    codes.map((item) => {
      // Only the code that is asked for is ever read consistently.
      const isFresh = isConsistent && item['code'] === code;
      const oldest = isFresh ? item : gate.oldest(codeKey(item['code']), item);
      return [String(item['code']), { first: Number(oldest?.['version'] ?? 0), ownerId: item['ownerId'] }];
    }),
  );
  await atOnce(how, async () => {
    const answer = await life.send(route, person, { ...call, ip: newIp() }, how);
    if (answer === null || answer.status >= 500) return;
    const named = [...before].flatMap(([each, versions]) => {
      const view = shownOf(answer, each);
      return view === 'nothing' && each !== code ? [] : [{ each, view, ...versions }];
    });
    const looked = await Promise.all(
      named.map(async ({ each, ...versions }) => {
        const now = await getZarCode(world.table, each, true);
        return [each, { ...versions, last: now?.version ?? Number.POSITIVE_INFINITY }] as const;
      }),
    );
    const params = { ...call.params, code: unknownCode };
    const isCompared = person === null && answer.status === 404 && call.params?.['code'] === code;
    const unknown = isCompared ? await world.call(route, { ...call, params, ip: newIp() }) : null;
    const personId = person?.id ?? null;
    life.looks.push({ route, personId, asked: code, answer, unknown, pin, pass, codes: new Map(looked) });
  });
}

const openers = ['pass', 'passOfAnother', 'wrongPass', 'pin', 'otherPin', 'wrongPin'] as const;

interface Opening {
  readonly number: number;
  readonly by: (typeof openers)[number];
}

/** Without a session. */
async function open(life: Life, { number, by }: Opening, how: How): Promise<void> {
  const codes = await life.world.itemsOfType('zarcode');
  const brought = life.passes.length === 0 ? null : latestPass(life, number);
  const chosen = String(chooseCode(life, codes, number)?.['code']);
  const code = by === 'pass' && brought !== null ? brought.code : chosen;
  const params = { code };
  const asked = { route: 'zarcodes.get' as const, person: null, code };
  if (by === 'pin' || by === 'otherPin' || by === 'wrongPin') {
    const pin = by === 'wrongPin' ? wrongPin : pins[by === 'pin' ? 0 : 1];
    return look(life, codes, { ...asked, call: { params, headers: { [pinHeader]: pin } }, pin }, how);
  }
  if (brought === null) return;
  const isWrong = by === 'wrongPass';
  const pass = isWrong ? `${brought.pass.slice(0, -4)}AAAA` : brought.pass;
  const stored = await storedPass(life, brought);
  const wasOpen = !isWrong && stored !== undefined && stateOf(stored, life.clock.now()) === 'live';
  const call = { params, headers: { [passHeader]: pass } };
  await look(life, codes, { ...asked, call, pass: { id: brought.id, code: brought.code, wasOpen } }, how);
}

const storedPass = async ({ world }: Life, { id, code }: MadePass): Promise<Pass | undefined> =>
  (await listAccess(world.table, code)).passes.find((pass) => pass.id === id);

interface Looking {
  readonly number: number;
  /** Null for a visitor. */
  readonly who: number | null;
  readonly at: 'get' | 'mistyped' | 'page' | 'search' | 'list';
}

async function lookUp(life: Life, { number, who, at }: Looking, how: How): Promise<void> {
  const codes = await life.world.itemsOfType('zarcode');
  const found = chooseCode(life, codes, number);
  if (found === null) return;
  const { code, ownerId, creatorId } = found;
  const others = life.people.filter(({ id }) => id !== ownerId);
  const person = who === null ? null : pick(others, who);
  const asked = { person, code };
  switch (at) {
    case 'get':
      return look(life, codes, { ...asked, route: 'zarcodes.get', call: { params: { code } } }, how);
    case 'mistyped': {
      const call = { params: { code: mistyped(code) } };
      return look(life, codes, { ...asked, route: 'zarcodes.get', call }, how);
    }
    case 'page':
      return look(
        life,
        codes,
        { person: null, code, route: 'zarcodes.page', call: { params: { code } } },
        how,
      );
    case 'list':
      if (creatorId !== undefined) {
        const call = { params: { id: creatorId } };
        return look(life, codes, { ...asked, route: 'creators.codes', call }, how);
      }
      break;
    case 'search':
  }
  await look(
    life,
    codes,
    { person: null, code, route: 'search.combined', call: { query: { q: code } } },
    how,
  );
}

/** With two symbols in each other's place, which is one of the mistakes that are explained. */
const mistyped = (code: string) => code.slice(0, 5) + code.slice(6) + code.slice(5, 6);

const pass = fc.record({ hours: fc.constantFrom(...passHours), openings: fc.constantFrom(...passOpenings) });

export const visibilityKinds = [
  kindOf('setLevel', {
    weight: 4,
    details: fc.record({
      number: which,
      level: fc.constantFrom<Visibility>('public', 'area', 'area', 'private', 'private'),
      pin: fc.constantFrom(...pins, null, undefined),
      pass: fc.option(pass, { freq: 2 }),
    }),
    run: setLevel,
  }),
  kindOf('makePass', {
    weight: 1,
    details: fc.tuple(which, pass).map(([number, wanted]) => ({ number, ...wanted })),
    run: makePass,
  }),
  kindOf('revokePass', {
    weight: 1,
    details: fc.record({ number: which }),
    needs: ({ passes }) => passes.length > 0,
    run: revoke,
  }),
  kindOf('open', {
    weight: 4,
    details: fc.record({ number: which, by: fc.constantFrom('pass' as const, 'pass' as const, ...openers) }),
    needs: ({ guarded }) => guarded.size > 0,
    run: open,
  }),
  kindOf('lookUp', {
    weight: 3,
    details: fc.record({
      number: which,
      who: fc.option(which, { freq: 2 }),
      at: fc.constantFrom<Looking['at']>('get', 'get', 'mistyped', 'page', 'search', 'list'),
    }),
    needs: ({ guarded }) => guarded.size > 0,
    run: lookUp,
  }),
];
