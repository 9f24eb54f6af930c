/**
 * Random histories of many people at once, and what must be true after each (docs/reliability-histories.md). The same
 * seed makes the same history.
 */
import * as fc from 'fast-check';
import { erasureHours } from '#shared/domain/account.ts';
import { hour } from '#test/support/clock.ts';
import { claimKinds } from './claims.ts';
import { codeKinds } from './codes.ts';
import { eventKinds, jobs } from './events.ts';
import type { Gate } from './gate.ts';
import { importKinds } from './imports.ts';
import { claimProblems } from './invariants/claims.ts';
import { aboveLimit, editsWithoutApproval, reissued, unfunded } from './invariants/codes.ts';
import { countProblems, wordProblems } from './invariants/counters.ts';
import { importedCodes, importProblems } from './invariants/imports.ts';
import {
  ledgerChanges,
  ledgerProblems,
  paymentChanges,
  refundProblems,
  voucherUseProblems,
} from './invariants/money.ts';
import { bookletProblems, dayProblems, forgottenCodes, reservedChanges } from './invariants/reservations.ts';
import { shopProblems } from './invariants/shops.ts';
import { hiddenProblems, levelChanges, lookProblems } from './invariants/visibility.ts';
import { readJournal, readState } from './journal.ts';
import { type Life, undisturbed } from './life.ts';
import { moneyKinds } from './money.ts';
import { noticeKinds } from './notices.ts';
import { begin } from './opening.ts';
import { openLife, type Setting } from './openLife.ts';
import { peopleKinds } from './people.ts';
import { reservationKinds } from './reservations.ts';
import { deliverAll, shopKinds } from './shops.ts';
import { visibilityKinds } from './visibility.ts';

const kinds = [
  ...moneyKinds,
  ...noticeKinds,
  ...codeKinds,
  ...claimKinds,
  ...reservationKinds,
  ...importKinds,
  ...shopKinds,
  ...visibilityKinds,
  ...peopleKinds,
  ...eventKinds,
].flat();

const setting = fc.record<Setting>({
  usePayFast: fc.boolean(),
  people: fc.integer({ min: 8, max: 16 }),
  isCrowded: fc.boolean(),
  maxCodes: fc.constantFrom(3, 12),
  isDurable: fc.constantFrom(...Array.from({ length: 10 }, (_, index) => index === 9)),
  hasStaleReads: fc.constantFrom(false, false, true),
  luck: fc.nat(),
});

/** The shortest history that is found within this time is printed. */
const maxShrinkMs = 180_000;

/** Everything that a job or PayFast does again until it has happened. */
async function calmDown(life: Life): Promise<void> {
  life.refunds.fault = null;
  for (const { id, amount, atPayFast } of life.unthanked) {
    const { status } = await life.refunds.receive(id, amount, atPayFast);
    if (status !== 200) life.problems.push(`The notice of ${atPayFast} is refused with ${status} for ever`);
  }
  life.clock.advance(25 * hour);
  for (const job of [jobs.confirmNotices, jobs.expireOrders, jobs.finishDeletions]) await job();
  for (const { id } of life.orders) await life.refunds.resolve(id);
  // One run may be refused by what another had under way.
  for (const _ of [1, 2]) await jobs.runImports();
  life.clock.advance(erasureHours * hour);
  // The second pass of an erasure comes an hour after the first.
  for (const _ of [1, 2]) {
    life.clock.advance(2 * hour);
    await jobs.erasures();
  }
  await jobs.invoicePayments();
  await drain(life);
  await deliverAll(life);
}

async function drain(life: Life): Promise<void> {
  const names = ['projections', 'sideEffects'] as const;
  for (let round = 0; round < 50; round++) {
    for (const name of names) {
      const work = life.gate.begin(round, () => life.work(name, 100, undisturbed()));
      await life.gate.finish();
      await work;
    }
    if ((await Promise.all(names.map((name) => life.isDrained(name)))).every(Boolean)) return;
  }
  life.problems.push('the streams are never done');
}

async function inTheEnd(life: Life): Promise<string[]> {
  const [journal, table] = [await readJournal(life.world), await readState(life.world)];
  const end = { table, journal };
  const now = life.clock.now().toISOString();
  return [
    ...reissued(journal),
    ...unfunded(journal),
    ...claimProblems(journal),
    ...reservedChanges(journal),
    ...bookletProblems(table, journal, now),
    ...forgottenCodes(table, journal, now),
    ...dayProblems(table, journal),
    ...importedCodes(journal),
    ...importProblems(table),
    ...aboveLimit(journal, life.maxCodes),
    ...editsWithoutApproval(journal),
    ...ledgerChanges(journal),
    ...voucherUseProblems(table, journal),
    ...(await ledgerProblems(life.world)),
    ...paymentChanges(journal, life),
    ...refundProblems(table, life),
    ...countProblems(table),
    ...wordProblems(table),
    ...levelChanges(journal),
    ...lookProblems(journal, life),
    ...hiddenProblems(table),
    ...shopProblems(table, journal, life),
    ...table.ofType('openOrder').map(({ paymentId }) => `${paymentId} is open for ever`),
    ...table
      .ofType('notice')
      .filter(({ outcome }) => outcome === undefined)
      .map(({ id }) => `the notice ${id} waits for ever`),
    ...table.ofType('erasure').map(({ userId }) => `${userId} is not wholly erased`),
    ...table.ofType('scheduledErasure').map(({ userId }) => `${userId} waits for the erasure for ever`),
    ...life.confirmed.flatMap(({ sentence, holds, found }) =>
      holds(end) ? [] : [`not true: ${sentence}`, ...(found?.(end) ?? [])],
    ),
    ...life.problems,
  ];
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.slice(0, 10).join('\n'));
}

async function live(life: Life, acts: Iterable<fc.AsyncCommand<Life, Gate>>): Promise<void> {
  await begin(life);
  await fc.asyncModelRun(() => ({ model: life, real: life.gate }), acts);
  await life.gate.finish();
  await calmDown(life);
  for (const { body, isTaken } of life.receivers.told) life.note(`told ${body.type}`, isTaken ? 200 : 500);
  refuse(await inTheEnd(life));
}

export interface Lived {
  /** How often each answer came in all of them. */
  readonly answers: ReadonlyMap<string, number>;
  readonly count: number;
  /** The shortest history that was found, with its seed. */
  readonly failure: string | null;
}

interface Wanted {
  readonly seed: number;
  readonly count: number;
  /** In each history. */
  readonly maxActs?: number;
  /** Leaves a failing history as long as it was found. */
  readonly asFound?: boolean;
  readonly each?: (lived: number) => void;
}

/** Lives so many histories, the first with this seed, up to one after which something is wrong. */
export async function liveHistories({ seed, count, maxActs = 40, asFound, each }: Wanted): Promise<Lived> {
  const answers = new Map<string, number>();
  const property = fc.asyncProperty(
    setting,
    fc.commands(kinds, { maxCommands: maxActs, size: 'max' }),
    async (around, acts) => {
      const life = await openLife(around);
      try {
        await live(life, acts);
      } finally {
        life.gate.remove();
        life.world.table.client.destroy();
        for (const [answer, times] of life.answers) answers.set(answer, (answers.get(answer) ?? 0) + times);
      }
    },
  );
  for (let lived = 0; lived < count; lived++) {
    // Unbiased, else a single run would have few acts.
    const once = { seed: seed + lived, numRuns: 1, unbiased: true };
    const found = await fc.check(property, { ...once, endOnFailure: true });
    if (!found.failed) {
      each?.(lived + 1);
      continue;
    }
    // Without a failure a run that is interrupted counts as failed, so only this one has a limit.
    const shrunk = asFound
      ? found
      : await fc.check(property, { ...once, interruptAfterTimeLimit: maxShrinkMs });
    const shortest = shrunk.errorInstance === null ? found : shrunk;
    return { answers, count: lived, failure: describe(seed + lived, maxActs, shortest) };
  }
  return { answers, count, failure: null };
}

type Found = fc.RunDetails<[Setting, Iterable<fc.AsyncCommand<Life, Gate>>]>;

function describe(seed: number, maxActs: number, found: Found): string {
  const { counterexample, errorInstance, numShrinks } = found;
  const [around, acts = []] = counterexample ?? [];
  return [
    String(errorInstance instanceof Error ? errorInstance.stack : errorInstance),
    '',
    `The shortest history after which this is so (made shorter ${numShrinks} times):`,
    `  ${JSON.stringify(around)}`,
    ...[...acts].map((act) => `  ${act}`),
    '',
    `To live it again: npm run histories -- --seed ${seed} --count 1 --max-acts ${maxActs}`,
  ].join('\n');
}
