/**
 * Ends a request, and the reading of its response, that take too long. Not by the signal alone: `fetch` holds that of a
 * `Request`, such as a signed one, weakly, so it may be collected before it fires.
 * @param run gets a signal that ends what it requested
 * @throws also a `TimeoutError`
 */
export async function inTime<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new DOMException('Timeout: no response', 'TimeoutError');
    controller.abort(reason);
    late.reject(reason);
  }, timeoutMs);
  try {
    return await Promise.race([run(controller.signal), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
