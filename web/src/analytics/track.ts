import type { Events } from './events.ts';
import { gtag, isMeasured } from './gtag.ts';

/** Sends an event, if visits are measured. Returns at once and never fails. */
export function track<E extends keyof Events>(event: E, parameters: Events[E]): void {
  if (isMeasured()) gtag('event', event, parameters);
}
