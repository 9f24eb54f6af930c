import { createHash } from 'node:crypto';
import { getSavedResponse, type SavedResponse, writeSavedResponse } from '#functions/data/idempotency.ts';
import type { Write } from '#functions/data/transact.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { Dependencies } from './dependencies.ts';

const ttlSeconds = 24 * 3600;

interface Submission {
  readonly userId: string;
  readonly key: string | null;
  /** What is asked for: the route, and its parsed parameters and body. */
  readonly request: readonly unknown[];
}

/** Puts the answer into the transaction of the act, so that it is remembered exactly when it happened. */
export type SaveResponse<T> = (answer: T) => readonly Write[];

/**
 * Acts once for one Idempotency-Key: a repeat within 24 hours gets the first answer and does nothing, also when
 * both come at once. Without a key every call acts.
 * @throws 409 where the same key comes with another request.
 */
export async function withIdempotency<T>(
  deps: Dependencies,
  { userId, key, request }: Submission,
  act: (saveResponse: SaveResponse<T>) => Promise<T>,
): Promise<T> {
  if (key === null) return act(() => []);
  const now = epochSeconds(deps.now());
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');

  const earlier = await getSavedResponse(deps.table, userId, key, now);
  if (earlier !== null) return answerOf(earlier, requestHash);
  try {
    return await act((answer) => [
      writeSavedResponse(userId, key, { requestHash, answer, expiresAt: now + ttlSeconds }, now),
    ]);
  } catch (error) {
    // Whatever it is: a twin may have acted since, and used up what this one was refused for want of.
    const meanwhile = await getSavedResponse(deps.table, userId, key, now);
    if (meanwhile === null) throw error;
    return answerOf(meanwhile, requestHash);
  }
}

function answerOf<T>(savedResponse: SavedResponse, requestHash: string): T {
  if (savedResponse.requestHash === requestHash) return savedResponse.answer as T;
  const message = 'This request was already used for something else. Please try again.';
  throw new ApiError('idempotency_conflict', message);
}
