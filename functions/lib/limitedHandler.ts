import { NodeHttpHandler } from '@smithy/node-http-handler';
import { currentLimit } from './inTime.ts';
import { attemptTimeoutsMs } from './timeouts.ts';

/** Ends requests of the SDK with what they are made for, as `inTime` does with those of `fetch`. */
class LimitedHandler extends NodeHttpHandler {
  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    const abortSignal = currentLimit();
    return super.handle(request, { ...options, ...(abortSignal && { abortSignal }) });
  }
}

/** For the SDK's clients. @param requestTimeoutMs shorter ones are for tests */
export const limitedHandler = (requestTimeoutMs: number = attemptTimeoutsMs.request): NodeHttpHandler =>
  new LimitedHandler({
    connectionTimeout: attemptTimeoutsMs.connection,
    requestTimeout: requestTimeoutMs,
    throwOnRequestTimeout: true,
  });
