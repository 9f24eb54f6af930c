/** Replaces EventBridge's schedules: calls the scheduled jobs, the first time soon after the start. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Schedule, type ScheduleName, scheduleNames, schedules } from '#shared/contract/schedules.ts';

const timeoutMs = 300_000;
/** EventBridge calls a new rule within its first minute. */
const firstAfterMs = 60_000;

interface ScheduleOptions {
  invoke(job: string, event: unknown, timeoutMs: number): Promise<unknown>;
  report(problem: string): void;
  readonly firstAfterMs?: number;
}

export interface Schedules {
  stop(): void;
}

export function startSchedules(options: ScheduleOptions): Schedules {
  const stopping = new AbortController();
  for (const name of scheduleNames) void repeat(name, options, stopping.signal);
  return { stop: () => stopping.abort() };
}

async function repeat(name: ScheduleName, options: ScheduleOptions, signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  const periodMs = periodMsOf(schedules[name]);
  await pause(options.firstAfterMs ?? Math.min(firstAfterMs, periodMs));
  while (!signal.aborted) {
    const event = { source: 'aws.events', 'detail-type': 'Scheduled Event', time: new Date().toISOString() };
    await options.invoke(`jobs.${name}`, event, timeoutMs).catch((error: unknown) => {
      options.report(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    });
    await pause(periodMs);
  }
}

function periodMsOf(schedule: Schedule): number {
  if ('dailyAt' in schedule) return 24 * 3_600_000;
  const { everyMinutes, locallyEverySeconds = everyMinutes * 60 } = schedule;
  return locallyEverySeconds * 1000;
}
