import { useRef, useState } from 'react';
import type { RouteAt, RouteKey } from '#shared/contract/contract.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { ApiError, type Call, type CallInput, type CallOptions, callRoute, type ReadKey } from './client.ts';
import { SubmissionKey } from './submissionKey.ts';
import { webRoute } from './webRoute.ts';

type ChangeKey = Exclude<RouteKey, ReadKey>;

interface Mutation<K extends ChangeKey> {
  /** Sends the change, and refreshes what it makes outdated. @throws ApiError */
  readonly run: Call<RouteAt<K>>;
  readonly busy: boolean;
}

/**
 * A change: `const { run, busy } = useMutationOf('zarcodes.delete')`. A route that declares itself idempotent gets an
 * Idempotency-Key, which is the same for the same input until it has succeeded.
 */
export function useMutationOf<K extends ChangeKey>(key: K): Mutation<K> {
  const [busy, setBusy] = useState(false);
  const [submissionKey] = useState(() => new SubmissionKey());
  const running = useRef(0);

  const run = async (input?: CallInput<RouteAt<K>>, options: CallOptions = {}) => {
    const { idempotent } = webRoute(key);
    running.current += 1;
    setBusy(true);
    try {
      const response = await callRoute(key, (input ?? {}) as CallInput<RouteAt<K>>, {
        ...(idempotent && { idempotencyKey: submissionKey.of(input) }),
        ...options,
      });
      submissionKey.forget();
      return response;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'idempotency_conflict') submissionKey.forget();
      throw error;
    } finally {
      running.current -= 1;
      setBusy(running.current > 0);
    }
  };
  return { run: run as (...input: never) => Promise<RouteResponse<RouteAt<K>>> as Call<RouteAt<K>>, busy };
}
