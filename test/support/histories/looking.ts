/** What people try who do not own a code, to see its place. */
import * as fc from 'fast-check';
import { listAccess } from '#functions/data/access.ts';
import type { Pass } from '#functions/data/passes.ts';
import { getZarCode, getZarCodes } from '#functions/data/zarcodes.ts';
import { stateOf } from '#functions/domain/zarcodes/serializePass.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import type { Person } from '#test/support/world.ts';
import { atOnce, pick, which } from './act.ts';
import type { How, Life } from './life.ts';
import { type Look, type MadePass, shownOf } from './looks.ts';
import { newIp } from './people.ts';

/** Those that owners set. */
export const pins = ['1234', '567890'] as const;
const wrongPin = '0000';

/** One of the newest, so that several things happen to it. */
export const latestPass = (passes: readonly MadePass[], number: number): MadePass =>
  pick(passes.toReversed(), number % 3);

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

/** Sends a request, and notes what it showed of guarded codes, each as it was from its start to its end. */
async function look(life: Life, asked: Asked, how: How): Promise<void> {
  const { world, gate, guarded } = life;
  const { route, person, code, call, pin = null, pass = null } = asked;
  // Decision 0004: what is only shown may miss the writes of the last second. What somebody who signed in, or brings
  // something, asked for may not; what they may have meant instead may.
  const isRead = route === 'zarcodes.get' && (person !== null || call.headers !== undefined);
  const upToDate = isRead ? call.params?.['code'] : undefined;
  const before = (await getZarCodes(world.table, [...guarded])).map((zarCode) => {
    const { code } = zarCode;
    const oldest = code === upToDate ? zarCode : gate.oldest(codeKey(code), zarCode);
    return { ...zarCode, first: Number(oldest?.['version'] ?? 0) };
  });
  await atOnce(how, async () => {
    const answer = await life.send(route, person, { ...call, ip: newIp() }, how);
    if (answer === null || answer.status >= 500) return;
    const shown = before
      .map(({ code, ownerId, first }) => ({ code, ownerId, first, view: shownOf(answer, code) }))
      .filter((each) => each.view !== 'nothing' || each.code === code);
    const codes = await Promise.all(
      shown.map(async (each) => {
        const now = await getZarCode(world.table, each.code, true);
        const { ownerId, ...rest } = each;
        return {
          ...rest,
          ownerIds: [ownerId, now?.ownerId],
          last: now?.version ?? Number.POSITIVE_INFINITY,
        };
      }),
    );
    const isCompared = person === null && answer.status === 404 && call.params?.['code'] === code;
    const params = { ...call.params, code: unknownCode };
    const unknown = isCompared ? await world.call(route, { ...call, params, ip: newIp() }) : null;
    life.looks.push({ route, personId: person?.id ?? null, asked: code, answer, unknown, pin, pass, codes });
  });
}

const openers = ['pass', 'passOfAnother', 'wrongPass', 'pin', 'otherPin', 'wrongPin'] as const;
const ways = ['get', 'mistyped', 'page', 'search', 'list'] as const;

/** Of somebody who does not own a code. */
export interface Attempt {
  readonly number: number;
  readonly by: (typeof openers)[number] | (typeof ways)[number];
  readonly isVisitor: boolean;
}

const pinOf = { pin: pins[0], otherPin: pins[1], wrongPin } as const;

export async function tryToSee(
  life: Life,
  code: string,
  { number, by, isVisitor }: Attempt,
  how: How,
): Promise<void> {
  const visitors = { code, person: null };
  switch (by) {
    case 'pass':
    case 'passOfAnother':
    case 'wrongPass':
      return bringPass(life, code, { number, by }, how);
    case 'pin':
    case 'otherPin':
    case 'wrongPin': {
      const pin = pinOf[by];
      const call = { params: { code }, headers: { [pinHeader]: pin } };
      return look(life, { ...visitors, route: 'zarcodes.get', call, pin }, how);
    }
    case 'page':
      return look(life, { ...visitors, route: 'zarcodes.page', call: { params: { code } } }, how);
    case 'search':
      return look(life, { ...visitors, route: 'search.combined', call: { query: { q: code } } }, how);
    default: {
      const zarCode = await getZarCode(life.world.table, code, true);
      const others = life.people.filter(({ id }) => id !== zarCode?.ownerId);
      const asked = { code, person: isVisitor ? null : pick(others, number) };
      const id = zarCode?.creatorId;
      if (by === 'list' && id !== undefined)
        return look(life, { ...asked, route: 'creators.codes', call: { params: { id } } }, how);
      const params = { code: by === 'mistyped' ? mistyped(code) : code };
      return look(life, { ...asked, route: 'zarcodes.get', call: { params } }, how);
    }
  }
}

async function bringPass(
  life: Life,
  code: string,
  { number, by }: Pick<Attempt, 'number' | 'by'>,
  how: How,
): Promise<void> {
  const passes = life.passes.filter((each) => by === 'passOfAnother' || each.code === code);
  if (passes.length === 0) return;
  const made = latestPass(passes, number);
  const isWrong = by === 'wrongPass';
  const brought = isWrong ? `${made.pass.slice(0, -4)}AAAA` : made.pass;
  const stored = await ownersPass(life, made);
  const wasOpen = !isWrong && stored !== undefined && stateOf(stored, life.clock.now()) === 'live';
  const call = { params: { code }, headers: { [passHeader]: brought } };
  const pass = { id: made.id, code: made.code, wasOpen };
  await look(life, { route: 'zarcodes.get', person: null, code, call, pass }, how);
}

/** Undefined where the code has another owner now. */
async function ownersPass({ world }: Life, { id, code }: MadePass): Promise<Pass | undefined> {
  const zarCode = await getZarCode(world.table, code, true);
  if (zarCode === null) return;
  return (await listAccess(world.table, zarCode)).passes.find((pass) => pass.id === id);
}

/** With two symbols in each other's place, which is one of the mistakes that are explained. */
const mistyped = (code: string) => code.slice(0, 5) + code.slice(6) + code.slice(5, 6);

export const attempt: fc.Arbitrary<Attempt> = fc.record({
  number: which,
  by: fc.constantFrom(...openers, ...ways, 'pass', 'pass', 'pass', 'get', 'get'),
  isVisitor: fc.boolean(),
});
