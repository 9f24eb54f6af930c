/** Time, jobs and streams. */
import * as fc from 'fast-check';
import { handler as confirmNotices } from '#functions/jobs/confirmNotices.ts';
import { handler as erasures } from '#functions/jobs/erasures.ts';
import { handler as expireOrders } from '#functions/jobs/expireOrders.ts';
import { handler as finishDeletions } from '#functions/jobs/finishDeletions.ts';
import { handler as invoicePayments } from '#functions/jobs/invoicePayments.ts';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';
import { hour } from '#test/support/clock.ts';
import { kindOf } from './act.ts';
import type { How, Life } from './life.ts';

export const jobs = { confirmNotices, expireOrders, finishDeletions, invoicePayments, erasures, runImports };
const names = Object.keys(jobs) as (keyof typeof jobs)[];
const streams = Object.keys(consumers) as ConsumerName[];

const nothing = async () => undefined;

export const eventKinds = [
  kindOf('wait', {
    weight: 2,
    details: fc.record({ seconds: fc.constantFrom(1, 12, hour, 12 * hour, 24 * hour, 25 * hour) }),
    isAlone: true,
    run: async (life, { seconds }) => life.clock.advance(seconds),
  }),
  kindOf('job', {
    weight: 3,
    details: fc.record({ name: fc.constantFrom(...names) }),
    doer: (_, { name }) => name,
    run: async (life: Life, { name }, how: How) => void (await life.job(how, jobs[name])),
  }),
  kindOf('stream', {
    weight: 5,
    details: fc.record({ name: fc.constantFrom(...streams), size: fc.constantFrom(1, 7, 100) }),
    doer: (_, { name }) => name,
    run: (life, { name, size }, how) => life.work(name, size, how),
  }),
  kindOf('restartEngine', {
    weight: 1,
    details: fc.constant(null),
    // What the history itself reads waits for no turn.
    isBetweenCalls: true,
    run: (life) => life.restartEngine?.() ?? nothing(),
  }),
];
