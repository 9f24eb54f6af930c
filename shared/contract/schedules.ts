/** Scheduled jobs, each in `functions/jobs` under its name. EventBridge calls them, or the local server. */
interface Schedule {
  readonly everyMinutes: number;
}

export const schedules = {
  /** Mails that the stream's consumer gave up on. An hour, because its retries take about as long. */
  resendMail: { everyMinutes: 60 },
  /** Pages show an order as expired from the moment on: this gives its voucher back. */
  expireOrders: { everyMinutes: 10 },
  /** An erasure's second pass is due an hour after the first. */
  resumeErasures: { everyMinutes: 10 },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;
export const scheduleNames = Object.keys(schedules) as ScheduleName[];
