const halfMinuteMs = 30_000;
const hourMs = 3_600_000;

/** When a mail is tried next: after as long again as it has waited, from half a minute to an hour. */
export function nextTry(createdAt: string, now: Date): Date {
  const waitedMs = now.getTime() - Date.parse(createdAt);
  return new Date(now.getTime() + Math.min(Math.max(waitedMs, halfMinuteMs), hourMs));
}
