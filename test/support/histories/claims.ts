/** A code goes to who lives there, by a slip of paper. */
import * as fc from 'fast-check';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import type { How, Life } from './life.ts';
import type { MadeSlip } from './looks.ts';

/** One of the newest, so that several things happen to it. */
const latestSlip = ({ slips }: Life, number: number): MadeSlip => pick(slips.toReversed(), number % 3);

interface Handing {
  readonly number: number;
  /** Who claims it at once; nobody where it is null. */
  readonly by: number | null;
  readonly isRevoked: boolean;
}

/** Of a code that nobody has claimed, made, and mostly used. */
async function handOn(life: Life, { number, by, isRevoked }: Handing, how: How): Promise<void> {
  const codes = (await life.world.itemsOfType('zarcode')).filter(({ claimedAt }) => claimedAt === undefined);
  if (codes.length === 0) return;
  const { code, ownerId } = pick(codes, number);
  const maker = life.people.find(({ id }) => id === ownerId);
  if (maker === undefined) return;
  const params = { code: String(code) };
  const answers = await atOnce(how, () => life.send('zarcodes.createClaimSlip', maker, { params }, how));
  for (const answer of answers)
    if (answer?.status === 201) life.slips.push({ code: String(code), maker, word: answer.body.word });
  const slip = life.slips.at(-1);
  await Promise.all([
    by === null || slip === undefined ? null : claim(life, slip, by, how),
    isRevoked ? life.send('zarcodes.revokeClaimSlip', maker, { params }, how) : null,
  ]);
}

/** As many people as the circumstances say, each with the same word. */
async function claim(life: Life, { code, word }: MadeSlip, by: number, how: How): Promise<void> {
  let next = by;
  const answers = await atOnce(how, async () => {
    const person = pick(life.people, next++);
    const answer = await life.send('claims.create', person, { body: { code, word } }, how);
    return { person, answer };
  });
  for (const { person, answer } of answers) {
    if (answer?.status !== 200) continue;
    const { claimedAt } = answer.body;
    life.confirmed.push({
      sentence: `${code} was claimed by ${person.id} at ${claimedAt}`,
      holds: ({ journal }) =>
        journal.some(
          ({ after }) =>
            after?.['pk'] === `CODE#${code}` &&
            after['ownerId'] === person.id &&
            after['claimedAt'] === claimedAt,
        ),
    });
  }
}

async function claimLate(
  life: Life,
  { number, by }: { number: number; by: number },
  how: How,
): Promise<void> {
  const slip = latestSlip(life, number);
  await claim(life, slip, by, how);
  const { ownerId, claimedAt } = (await getZarCode(life.world.table, slip.code, true)) ?? {};
  if (claimedAt !== undefined && ownerId === slip.maker.id)
    life.problems.push(`${slip.code} was claimed by who made it`);
}

export const claimKinds = [
  kindOf('handOn', {
    weight: 3,
    details: fc.record({
      number: which,
      by: fc.option(which, { freq: 5 }),
      isRevoked: fc.constantFrom(false, false, false, true),
    }),
    run: handOn,
  }),
  kindOf('claimLate', {
    weight: 2,
    details: fc.record({ number: which, by: which }),
    needs: ({ slips }) => slips.length > 0,
    run: claimLate,
  }),
];
