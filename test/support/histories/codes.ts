/** What people do with their codes, and admins with those of others. */
import * as fc from 'fast-check';
import type { Answer } from '#test/support/invoke.ts';
import type { Person } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import type { How, Life } from './life.ts';
import { checkRepeats } from './money.ts';
import { place } from './places.ts';

const stored = (code: string) => code.replace('-', '');

export function tellIssued(life: Life, owner: Person, answers: readonly (Answer | null)[]): void {
  const codes = new Set(answers.flatMap((answer) => (answer?.status === 201 ? [answer.body.zarcode] : [])));
  for (const shown of codes) {
    const code = stored(shown);
    life.codes.push({ code, owner });
    life.confirmed.push({
      sentence: `${code} was issued`,
      holds: ({ table }) => table.get(`CODE#${code}`, 'CODE') !== undefined,
    });
  }
}

/** Mostly somebody who has a credit, because most have none. */
async function holder({ people, world }: Life, who: number): Promise<Person> {
  const bundles = (await world.itemsOfType('bundle')).filter(({ remaining }) => remaining > 0);
  const holders = people.filter(({ id }) => bundles.some(({ userId }) => userId === id));
  return pick(holders.length === 0 || who % 5 === 0 ? people : holders, who);
}

/** A bundle of five. */
const maxAtOnce = 5;

type Route = 'zarcodes.create' | 'zarcodes.createForCreator';

const issueBy =
  (route: Route) =>
  async (life: Life, { who, zarcode }: { who: number; zarcode: object }, how: How): Promise<void> => {
    const isCreator = route === 'zarcodes.createForCreator';
    const person = isCreator ? pick(life.creators, who) : await holder(life, who);
    const key = life.newKey();
    const headers = { 'idempotency-key': key };
    const body = { ...zarcode, ...(!isCreator && { useBundle: true }) };
    const answers = await atOnce(how, () => life.send(route, person, { headers, body }, how));
    checkRepeats(life, key, answers);
    tellIssued(life, person, answers);
  };

/** At once the last prepaid codes of a bundle and one more, as in many tabs. */
async function useUp(
  life: Life,
  { who, zarcode }: { who: number; zarcode: object },
  how: How,
): Promise<void> {
  const person = await holder(life, who);
  const left = (await life.world.itemsOfType('bundle'))
    .filter(({ userId }) => userId === person.id)
    .reduce((sum, { remaining }) => sum + Number(remaining), 0);
  const answers = await Promise.all(
    Array.from({ length: Math.min(left, maxAtOnce) + 1 }, () => {
      const headers = { 'idempotency-key': life.newKey() };
      return life.send('zarcodes.create', person, { headers, body: { ...zarcode, useBundle: true } }, how);
    }),
  );
  tellIssued(life, person, answers);
}

/** A code that somebody has at this moment, of which a sale is no sign. */
async function codeOf(life: Life, who: number, number: number) {
  const codes = await life.world.itemsOfType('zarcode');
  // Who has none has nothing to do, so somebody who has one does it.
  for (let next = who; next < who + life.people.length; next++) {
    const person = pick(life.people, next);
    const own = codes.filter(({ ownerId }) => ownerId === person.id);
    if (own.length === 0) continue;
    const { code, version } = pick(own, number);
    return { person, code: String(code), version: Number(version) };
  }
  return null;
}

interface Choice {
  readonly who: number;
  readonly number: number;
}

async function remove(
  life: Life,
  { who, number, undoAfter }: Choice & { undoAfter: number | null },
  how: How,
) {
  const own = await codeOf(life, who, number);
  if (own === null) return;
  const call = { params: { code: own.code } };
  const answers = await atOnce(how, () => life.send('zarcodes.delete', own.person, call, how));
  const isDeleted = answers.some((answer) => answer?.status === 200);
  if (isDeleted && undoAfter === null) {
    life.confirmed.push({
      sentence: `${own.code} was deleted`,
      holds: ({ journal }) =>
        journal.some(({ after }) => after?.['pk'] === `CODE#${own.code}` && after['type'] === 'tombstone'),
    });
  }
  if (undoAfter === null) return;
  life.clock.advance(undoAfter);
  await atOnce(how, () => life.send('zarcodes.restore', own.person, call, how));
}

export async function requestChange(life: Life, { who, number }: Choice, how: How): Promise<void> {
  const own = await codeOf(life, who, number);
  if (own === null) return;
  const body = { reason: 'The gate has moved to Park Street.' };
  const headers = { 'idempotency-key': life.newKey() };
  const call = { params: { code: own.code }, headers, body };
  const answers = await atOnce(how, () => life.send('zarcodes.requestChange', own.person, call, how));
  checkRepeats(life, headers['idempotency-key'], answers);
  const made = answers.find((answer) => answer?.status === 201);
  if (made != null) life.changeRequests.push(made.body.id);
}

async function decide(
  life: Life,
  { number, decision }: { number: number; decision: 'approve' | 'reject' },
  how: How,
): Promise<void> {
  // The last ones first: only of these one may be open.
  const id = pick(life.changeRequests.toReversed(), number % 3);
  const answers = await Promise.all(
    life.admins.map((admin) =>
      life.send('changeRequests.decide', admin, { params: { id }, body: { decision } }, how),
    ),
  );
  const decided = answers.filter((answer) => answer?.status === 200).length;
  if (decided > 1 && !how.retries) life.problems.push(`${id} was decided ${decided} times at once`);
}

interface Edit extends Choice {
  readonly zarcode: object;
  readonly byAdmin: boolean;
}

async function edit(life: Life, { who, number, zarcode, byAdmin }: Edit, how: How): Promise<void> {
  const own = await codeOf(life, who, number);
  if (own === null) return;
  const { version } = own;
  const editor = byAdmin ? pick(life.admins, who) : own.person;
  let count = 0;
  const answers = await atOnce(how, () => {
    const description = `Edit ${++count} of ${life.newKey()}`;
    const body = { ...zarcode, description, version };
    return life.send('zarcodes.update', editor, { params: { code: own.code }, body }, how);
  });
  for (const answer of answers) {
    if (answer?.status !== 200) continue;
    const { description } = answer.body;
    life.confirmed.push({
      sentence: `${own.code} got the description “${description}”`,
      holds: ({ journal }) => journal.some(({ after }) => after?.['description'] === description),
    });
  }
}

async function makeByAdmin(
  life: Life,
  { who, zarcode }: { who: number; zarcode: object },
  how: How,
): Promise<void> {
  const owner = pick(life.people, who);
  const key = life.newKey();
  const call = { headers: { 'idempotency-key': key }, body: { ...zarcode, userEmail: owner.email } };
  const admin = pick(life.admins, who);
  const answers = await atOnce(how, () => life.send('adminZarcodes.create', admin, call, how));
  checkRepeats(life, key, answers);
  tellIssued(life, owner, answers);
}

async function changeByAdmin(
  life: Life,
  { who, number, how: wanted }: Choice & { how: 'verify' | 'delete' },
  how: How,
) {
  const own = await codeOf(life, who, number);
  if (own === null) return;
  const { code, version } = own;
  const body =
    wanted === 'verify' ? { verified: true, version } : { reason: 'It is in another street.', version };
  await atOnce(how, () =>
    life.send(`adminZarcodes.${wanted}`, pick(life.admins, number), { params: { code }, body }, how),
  );
}

async function makeCreator(
  life: Life,
  { who, name }: { who: number; name: string },
  how: How,
): Promise<void> {
  const person = pick(life.people, who);
  const body = { displayName: name, uniquePrefix: 'QAB', userEmail: person.email };
  const call = { body: name === 'Mama Joy' ? body : { ...body, uniquePrefix: '' } };
  const answers = await atOnce(how, () => life.send('creators.create', pick(life.admins, who), call, how));
  if (answers.some((answer) => answer?.status === 201)) life.creators.push(person);
}

async function removeCreator(life: Life, { who }: { who: number }, how: How): Promise<void> {
  const held = await life.world.itemsOfType('creator');
  if (held.length === 0) return;
  const params = { id: String(pick(held, who)['id']) };
  await life.send('creators.delete', pick(life.admins, who), { params }, how);
}

const owner = (life: Life, { who }: { who: number }) => pick(life.people, who).id;
const ofChoice = { who: which, number: which };

export const codeKinds = [
  kindOf('useBundle', {
    weight: 5,
    details: fc.record({ who: which, zarcode: place }),
    run: issueBy('zarcodes.create'),
  }),
  kindOf('useUp', { weight: 2, details: fc.record({ who: which, zarcode: place }), run: useUp }),
  kindOf('deleteCode', {
    weight: 3,
    details: fc.record({ ...ofChoice, undoAfter: fc.constantFrom(null, 1, 9, 11) }),
    run: remove,
  }),
  kindOf('requestChange', { weight: 3, details: fc.record(ofChoice), doer: owner, run: requestChange }),
  kindOf('decide', {
    weight: 3,
    details: fc.record({
      number: which,
      decision: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
    }),
    needs: ({ changeRequests }) => changeRequests.length > 0,
    run: decide,
  }),
  kindOf('edit', {
    weight: 3,
    details: fc.record({ ...ofChoice, zarcode: place, byAdmin: fc.constantFrom(false, false, true) }),
    run: edit,
  }),
  kindOf('makeCode', { weight: 1, details: fc.record({ who: which, zarcode: place }), run: makeByAdmin }),
  kindOf('changeCode', {
    weight: 1,
    details: fc.record({ ...ofChoice, how: fc.constantFrom('verify' as const, 'delete' as const) }),
    run: changeByAdmin,
  }),
  kindOf('makeCreator', {
    weight: 1,
    details: fc.record({ who: which, name: fc.constantFrom('Mama Joy', 'Blue Gate') }),
    run: makeCreator,
  }),
  kindOf('creatorCode', {
    weight: 2,
    details: fc.record({ who: which, zarcode: place }),
    needs: ({ creators }) => creators.length > 0,
    run: issueBy('zarcodes.createForCreator'),
  }),
  kindOf('removeCreator', {
    weight: 1,
    details: fc.record({ who: which }),
    needs: ({ creators }) => creators.length > 0,
    run: removeCreator,
  }),
];
