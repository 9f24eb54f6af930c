import { createHash } from 'node:crypto';
import { getRemembered, type Remembered, writeRemembered } from '#functions/data/idempotency.ts';
import type { Write } from '#functions/data/transact.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { Services } from './dependencies.ts';

const keptSeconds = 24 * 3600;

interface Submission {
  readonly userId: string;
  readonly key: string | null;
  /** What is asked for: the route, and its parsed parameters and body. */
  readonly request: readonly unknown[];
}

/** Puts the answer into the transaction of the act, so that it is remembered exactly when it happened. */
export type Remember<T> = (answer: T) => readonly Write[];

/**
 * Acts once for one Idempotency-Key: a repeat within 24 hours gets the first answer and does nothing, also when
 * both come at once. Without a key every call acts.
 * @throws 409 where the same key comes with another request.
 */
export async function once<T>(
  services: Services,
  { userId, key, request }: Submission,
  act: (remember: Remember<T>) => Promise<T>,
): Promise<T> {
  if (key === null) return act(() => []);
  const now = epochSeconds(services.now());
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');

  const earlier = await getRemembered(services.table, userId, key, now);
  if (earlier !== null) return answerOf(earlier, requestHash);
  try {
    return await act((answer) => [
      writeRemembered(userId, key, { requestHash, answer, expiresAt: now + keptSeconds }, now),
    ]);
  } catch (error) {
    // Whatever it is: a twin may have acted since, and used up what this one was refused for want of.
    const meanwhile = await getRemembered(services.table, userId, key, now);
    if (meanwhile === null) throw error;
    return answerOf(meanwhile, requestHash);
  }
}

function answerOf<T>(remembered: Remembered, requestHash: string): T {
  if (remembered.requestHash === requestHash) return remembered.answer as T;
  const message = 'This request was already used for something else. Please try again.';
  throw new ApiError('idempotency_conflict', message);
}
