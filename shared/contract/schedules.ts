/** Scheduled jobs, each in `functions/jobs` under its name. EventBridge calls them, or the local server. */
export type Schedule = Repeated | Daily;

interface Repeated {
  readonly everyMinutes: number;
  /** On a developer's machine, where somebody waits for it; EventBridge counts minutes. */
  readonly locallyEverySeconds?: number;
}

/** Once a day, at a time in UTC. On a developer's machine a day after its last run. */
interface Daily {
  readonly dailyAt: { readonly hour: number; readonly minute: number };
}

export const schedules = {
  /** Mails that could not be sent at once: somebody waits for most of them. */
  resendMail: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** What is still stored of deleted codes, such as photos, is removed soon after the deletion can't be undone. */
  finishDeletions: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** Invoice numbers that the stream's consumer gave up on. */
  invoicePayments: { everyMinutes: 60 },
  /** Pages show an order as expired from the moment on: this gives its voucher back. */
  expireOrders: { everyMinutes: 10 },
  /** What is left of people whose account has ended, and their second pass an hour later. */
  erasures: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** A buyer waits for the code. */
  confirmNotices: { everyMinutes: 1, locallyEverySeconds: 15 },
  /** Exports that are too long for a response: an admin watches how far they are. */
  runExports: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** Imports of places: a creator watches how far they are. */
  runImports: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** Shops are told that a code moved before a driver leaves. */
  deliverWebhooks: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** Mails to many: a run sends for most of a minute. */
  sendMailings: { everyMinutes: 1, locallyEverySeconds: 5 },
  /** At 02:30 in Johannesburg: the day before is over, and few people pay. */
  reconcile: { dailyAt: { hour: 0, minute: 30 } },
  /** At 07:00 in Johannesburg. */
  dailyStats: { dailyAt: { hour: 5, minute: 0 } },
} as const satisfies Record<string, Schedule>;

export type ScheduleName = keyof typeof schedules;
export const scheduleNames = Object.keys(schedules) as ScheduleName[];
