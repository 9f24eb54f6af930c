/** Who may see a code: what its owner says, and what others try. */
import * as fc from 'fast-check';
import { getZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import {
  levelOf,
  type PassHours,
  type PassOpenings,
  passHours,
  passOpenings,
  type Visibility,
} from '#shared/domain/visibility.ts';
import type { Person } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import { type How, type Life, undisturbed } from './life.ts';
import { type Attempt, attempt, latestPass, pins, tryToSee } from './looking.ts';

/** Mostly one whose owner has said who sees it, so that the acts meet. Null where there is none. */
async function chooseCode({ guarded, world }: Life, number: number): Promise<ZarCode | null> {
  const all = guarded.size === 0 || number % 5 === 0 ? await world.itemsOfType('zarcode') : [];
  const codes = all.length === 0 ? [...guarded] : all.map(({ code }) => String(code));
  return codes.length === 0 ? null : getZarCode(world.table, pick(codes, number), true);
}

interface Own {
  readonly code: string;
  readonly owner: Person;
}

async function ownCode(life: Life, number: number): Promise<Own | null> {
  const found = await chooseCode(life, number);
  const owner = life.people.find(({ id }) => id === found?.ownerId);
  return found === null || owner === undefined ? null : { code: found.code, owner };
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
  /** Of others, while it is under way and afterwards. */
  readonly meanwhile: readonly Attempt[];
  readonly afterwards: readonly Attempt[];
}

async function setLevel(life: Life, { number, pass, meanwhile, afterwards, ...wanted }: NewLevel, how: How) {
  const own = await ownCode(life, number);
  if (own === null) return;
  const { code } = own;
  life.guarded.add(code);
  const tryAll = (some: readonly Attempt[]) => some.map((each) => tryToSee(life, code, each, undisturbed()));
  await Promise.all([requestLevel(life, own, wanted, how), ...tryAll(meanwhile)]);
  if (pass !== null) await addPass(life, own, pass, { ...how, times: 1 });
  await Promise.all(tryAll(afterwards));
}

async function requestLevel(
  life: Life,
  { code, owner }: Own,
  { level, pin }: Pick<NewLevel, 'level' | 'pin'>,
  how: How,
): Promise<void> {
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
  { code, owner }: Own,
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

interface Revoking {
  readonly number: number;
  readonly meanwhile: readonly Attempt[];
}

async function revoke(life: Life, { number, meanwhile }: Revoking, how: How): Promise<void> {
  const { id, code, owner } = latestPass(life.passes, number);
  const [answers] = await Promise.all([
    atOnce(how, () => life.send('zarcodes.revokePass', owner, { params: { code, id } }, how)),
    ...meanwhile.map((each) => tryToSee(life, code, each, undisturbed())),
  ]);
  if (answers.every((answer) => answer?.status !== 200)) return;
  life.confirmed.push({
    sentence: `the pass ${id} of ${code} was revoked`,
    holds: ({ journal }) =>
      journal.some(({ after }) => after?.['id'] === id && after['revokedAt'] !== undefined),
  });
}

async function attemptAlone(life: Life, wanted: Attempt, how: How): Promise<void> {
  const found = await chooseCode(life, wanted.number);
  if (found !== null) await tryToSee(life, found.code, wanted, how);
}

const pass = fc.record({ hours: fc.constantFrom(...passHours), openings: fc.constantFrom(...passOpenings) });

const attempts = fc.array(attempt, { maxLength: 2 });

export const visibilityKinds = [
  kindOf('setLevel', {
    weight: 4,
    details: fc.record({
      number: which,
      level: fc.constantFrom<Visibility>('public', 'area', 'area', 'private', 'private'),
      pin: fc.constantFrom(...pins, null, undefined),
      pass: fc.option(pass, { freq: 2 }),
      meanwhile: attempts,
      afterwards: attempts,
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
    details: fc.record({ number: which, meanwhile: attempts }),
    needs: ({ passes }) => passes.length > 0,
    run: revoke,
  }),
  kindOf('tryToSee', {
    weight: 5,
    details: attempt,
    needs: ({ guarded }) => guarded.size > 0,
    run: attemptAlone,
  }),
];
