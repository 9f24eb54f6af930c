import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from 'aws-lambda';

const limits = new AsyncLocalStorage<AbortSignal>();

/** Fires when what is being done takes too long, or what it is done for. */
export const currentLimit = (): AbortSignal | undefined => limits.getStore();

const tooLate = () => new DOMException('Timeout: no response', 'TimeoutError');

/**
 * Runs what may be ended before it has; and with it the requests within. Not by the signal alone: `fetch` holds that of a
 * `Request`, such as a signed one, weakly, so it may be collected before it fires.
 * @param run gets a signal that ends what it requested
 * @param watch gets what ends it, with what it then throws; returns what ends the watch
 */
export async function endable<T>(
  run: (signal: AbortSignal) => Promise<T>,
  watch: (end: (reason: unknown) => void) => () => void,
): Promise<T> {
  const outer = currentLimit();
  outer?.throwIfAborted();
  const controller = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (reason: unknown) => {
    ended.reject(reason);
    controller.abort(reason);
  };
  const endWithOuter = () => end(outer?.reason);
  const unwatch = watch(end);
  outer?.addEventListener('abort', endWithOuter);
  try {
    return await Promise.race([limits.run(controller.signal, run, controller.signal), ended.promise]);
  } finally {
    unwatch();
    outer?.removeEventListener('abort', endWithOuter);
  }
}

/** Ends a request, and the reading of its response, that take too long. @throws also a `TimeoutError` */
export function inTime<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return endable(run, (end) => {
    const timer = setTimeout(() => end(tooLate()), timeoutMs);
    return () => clearTimeout(timer);
  });
}

/** To make the response and log the request. */
export const reserveMs = 500;

/**
 * Ends all that a function does shortly before Lambda would end the function, which would then say nothing and log
 * nothing (docs/decisions/0003).
 * @param context absent where nothing ends it, as in tests
 * @throws also a `TimeoutError`
 */
export async function inFunctionTime<T>(context: Context | undefined, run: () => Promise<T>): Promise<T> {
  if (context === undefined) return run();
  const leftMs = context.getRemainingTimeInMillis() - reserveMs;
  if (leftMs <= 0) throw tooLate();
  return inTime(leftMs, run);
}
