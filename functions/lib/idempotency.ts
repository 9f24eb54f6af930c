import { createHash } from 'node:crypto';
import { getSavedResponse, type SavedResponse, writeSavedResponse } from '#functions/data/idempotency.ts';
import type { Write } from '#functions/data/transact.ts';
import { ApiError } from './apiError.ts';
import { epochSeconds } from './clock.ts';
import type { Dependencies } from './dependencies.ts';

const ttlSeconds = 24 * 3600;

interface Sent {
  readonly userId: string;
  readonly key: string | null;
  /** The route, and its parsed parameters and body. */
  readonly request: readonly unknown[];
}

/** A request with a key. */
interface Submission {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly earlier: SavedResponse | null;
}

/** Reads what a request with the same key was answered. @returns null without a key */
export async function readSubmission(
  { table, now }: Dependencies,
  { userId, key, request }: Sent,
): Promise<Submission | null> {
  if (key === null) return null;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  const earlier = await getSavedResponse(table, userId, key, epochSeconds(now()));
  return { userId, key, requestHash, earlier };
}

/** To be written in the transaction of the act, so that a response is saved exactly when the act happened. */
type SaveResponse<Entity> = (entity: Entity) => readonly Write[];

/**
 * Acts once for one Idempotency-Key: a repeat within 24 hours gets the first response and does nothing, also when
 * both come at once. Without a key every call acts.
 * @param serialize makes the response of what `act` returns: it is returned here, and saved for repeats
 * @throws 409 where the same key comes with another request.
 */
export async function withIdempotency<Entity, Response>(
  deps: Dependencies,
  submission: Submission | null,
  serialize: (entity: Entity) => Response,
  act: (saveResponse: SaveResponse<Entity>) => Promise<Entity>,
): Promise<Response> {
  if (submission === null) return serialize(await act(() => []));
  const { userId, key, requestHash, earlier } = submission;
  const now = epochSeconds(deps.now());
  if (earlier !== null) return responseOf(earlier, requestHash);
  try {
    const expiresAt = now + ttlSeconds;
    const saveResponse = (entity: Entity) => [
      writeSavedResponse(userId, key, { requestHash, answer: serialize(entity), expiresAt }, now),
    ];
    return serialize(await act(saveResponse));
  } catch (error) {
    // Whatever the error: the same request may have succeeded meanwhile, and used up what was missing here.
    const meanwhile = await getSavedResponse(deps.table, userId, key, now);
    if (meanwhile === null) throw error;
    return responseOf(meanwhile, requestHash);
  }
}

function responseOf<Response>(saved: SavedResponse, requestHash: string): Response {
  if (saved.requestHash === requestHash) return saved.answer as Response;
  const message = 'This request was already used for something else. Please try again.';
  throw new ApiError('idempotency_conflict', message);
}
