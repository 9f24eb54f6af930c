import type { Events } from './events.ts';
import { gtag, isMeasured } from './gtag.ts';

/** Tells an event, if visits are measured. Nobody waits for it and it never fails. */
export function track<E extends keyof Events>(event: E, parameters: Events[E]): void {
  if (isMeasured()) gtag('event', event, parameters);
}
