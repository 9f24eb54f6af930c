/** What creators do with booklets of reserved codes. */
import * as fc from 'fast-check';
import { day } from '#test/support/clock.ts';
import type { Answer } from '#test/support/invoke.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import { tellIssued } from './codes.ts';
import type { How, Life } from './life.ts';
import { checkRepeats } from './money.ts';
import { place } from './places.ts';

/** Who may have one, and sometimes somebody who may not. */
async function creator(life: Life, who: number) {
  const held = await life.world.itemsOfType('creator');
  const ids = new Set(held.flatMap(({ uniquePrefix, userId }) => (uniquePrefix === '' ? [] : [userId])));
  const able = life.creators.filter(({ id }) => ids.has(id));
  return pick(able.length === 0 || who % 7 === 0 ? life.creators : able, who);
}

export async function reserve(
  life: Life,
  { who, count }: { who: number; count: number },
  how: How,
): Promise<void> {
  const person = await creator(life, who);
  const key = life.newKey();
  const call = { headers: { 'idempotency-key': key }, body: { count } };
  const answers = await atOnce(how, () => life.send('reservations.create', person, call, how));
  checkRepeats(life, key, answers);
  const made = answers.find((answer) => answer?.status === 201);
  if (made == null) return;
  const { id, codes } = made.body;
  life.booklets.push({ id, person, codes });
  life.confirmed.push({
    sentence: `the booklet ${id} was made`,
    holds: ({ journal }) =>
      journal.some(({ after }) => after?.['type'] === 'reservation' && after['id'] === id),
  });
}

interface Use {
  readonly number: number;
  readonly which: number;
  readonly zarcode: object;
  readonly isByTwo: boolean;
}

/** By one phone, or by two that both have the booklet. */
async function use(life: Life, { number, which: code, zarcode, isByTwo }: Use, how: How): Promise<void> {
  const { person, codes } = pick(life.booklets.toReversed(), number % 3);
  // The same ones again and again.
  const reservedCode = pick(codes, code % 4);
  const body = { ...zarcode, reservedCode, allowDuplicate: number % 3 > 0 };
  const byPhone = await Promise.all(
    Array.from({ length: isByTwo ? 2 : 1 }, async () => {
      const headers = { 'idempotency-key': life.newKey() };
      const send = () => life.send('zarcodes.createForCreator', person, { headers, body }, how);
      const answers = await atOnce(how, send);
      checkRepeats(life, headers['idempotency-key'], answers);
      return answers;
    }),
  );
  const isMade = (answers: readonly (Answer | null)[]) => answers.some((answer) => answer?.status === 201);
  if (byPhone.filter(isMade).length > 1) life.problems.push(`${reservedCode} was made by two phones`);
  tellIssued(life, person, byPhone.flat());
}

async function release(life: Life, { number }: { number: number }, how: How): Promise<void> {
  const { person, id } = pick(life.booklets.toReversed(), number % 3);
  await atOnce(how, () => life.send('reservations.delete', person, { params: { id } }, how));
}

/** Days pass, and a booklet may end. */
async function wait(life: Life, { days }: { days: number }): Promise<void> {
  life.clock.advance(days * day);
}

const hasBooklets = ({ booklets }: Life) => booklets.length > 0;

export const reservationKinds = [
  kindOf('reserve', {
    weight: 2,
    // More than fit into one transaction with their booklet.
    details: fc.record({ who: which, count: fc.constantFrom(1, 2, 3, 5, 98) }),
    needs: ({ creators }) => creators.length > 0,
    run: reserve,
  }),
  kindOf('useReserved', {
    weight: 3,
    details: fc.record({ number: which, which, zarcode: place, isByTwo: fc.boolean() }),
    needs: hasBooklets,
    run: use,
  }),
  kindOf('release', { weight: 1, details: fc.record({ number: which }), needs: hasBooklets, run: release }),
  kindOf('waitForEnd', {
    weight: 1,
    details: fc.record({ days: fc.constantFrom(13, 15) }),
    needs: hasBooklets,
    // A request takes no days: its key would be forgotten in its middle.
    isAlone: true,
    run: wait,
  }),
];
