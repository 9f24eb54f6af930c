/** Jobs that run by the clock, each of its name in `functions/jobs`. EventBridge calls them, or the local server. */
interface Schedule {
  readonly everyMinutes: number;
}

export const schedules = {
  /** Mails that the stream's consumer gave up. An hour, because a fault that outlives all retries takes as long. */
  resendMail: { everyMinutes: 60 },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;
export const scheduleNames = Object.keys(schedules) as ScheduleName[];
