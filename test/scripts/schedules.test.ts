import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startSchedules } from '#scripts/local/schedules.ts';
import { scheduleNames } from '#shared/contract/schedules.ts';
import { eventually } from '#test/support/localApp.ts';

test('every scheduled job is called, errors are reported, and stop() ends it', async () => {
  const called: string[] = [];
  const reports: string[] = [];
  const schedules = startSchedules({
    firstAfterMs: 1,
    invoke: async (job) => {
      called.push(job);
      throw new Error('out of order');
    },
    report: (error) => reports.push(error),
  });
  await eventually(() => reports.length === scheduleNames.length);
  schedules.stop();
  expect(called).toEqual(scheduleNames.map((name) => `jobs.${name}`));
  expect(reports).toEqual(scheduleNames.map((name) => `${name}: out of order`));
  await sleep(20);
  expect(called).toHaveLength(scheduleNames.length);
});

test('a job stopped before its first run is never called', async () => {
  const called: string[] = [];
  const invoke = async (job: string) => void called.push(job);
  startSchedules({ firstAfterMs: 10, invoke, report: () => undefined }).stop();
  await sleep(40);
  expect(called).toEqual([]);
});
