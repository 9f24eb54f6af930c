import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSchedules } from '#scripts/local/schedules.ts';
import { scheduleNames } from '#shared/contract/schedules.ts';
import { eventually } from '#test/support/localApp.ts';

test('every scheduled job is called, a fault is told, and stopping ends it', async () => {
  const called: string[] = [];
  const told: string[] = [];
  const schedules = startSchedules({
    firstAfterMs: 1,
    invoke: async (job) => {
      called.push(job);
      throw new Error('out of order');
    },
    report: (fault) => told.push(fault),
  });
  await eventually(() => told.length === scheduleNames.length);
  schedules.stop();
  expect(called).toEqual(scheduleNames.map((name) => `jobs.${name}`));
  expect(told).toEqual(scheduleNames.map((name) => `${name}: out of order`));
  await sleep(20);
  expect(called).toHaveLength(scheduleNames.length);
});

test('what is stopped before its time is never called', async () => {
  const called: string[] = [];
  const invoke = async (job: string) => void called.push(job);
  startSchedules({ firstAfterMs: 10, invoke, report: () => undefined }).stop();
  await sleep(40);
  expect(called).toEqual([]);
});
