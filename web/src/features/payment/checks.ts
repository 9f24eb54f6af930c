const seconds = [1, 1, 2, 3, 5, 8, 12, 18, 25, 30, 30, 30, 30, 30, 30, 30];

/**
 * The pauses between two looks at a pending payment, about five minutes in all. They grow, because PayFast's notice
 * comes within seconds or, where the first one is lost, after ten minutes (https://developers.payfast.co.za/docs#step_4_confirm_payment),
 * and what it has to confirm again does not take longer than a few minutes.
 */
export const checkPausesMs: readonly number[] = seconds.map((each) => each * 1000);

/** How long a person has waited so far: as expected, longer than usual, or longer than anybody should. */
export type Waiting = 'short' | 'long' | 'tooLong';

/** After 20 seconds, "a few" is no longer true. */
export const checksOfShort = 6;

export function waitingAfter(checks: number): Waiting {
  if (checks >= checkPausesMs.length) return 'tooLong';
  return checks >= checksOfShort ? 'long' : 'short';
}
