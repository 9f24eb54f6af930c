import type { Context } from 'aws-lambda';
import { inFunctionTime } from './inTime.ts';
import { isSelfCheck, respondToSelfCheck, type SelfCheckResponse } from './selfCheckCall.ts';

/** The function of a job that EventBridge calls: for a schedule, or with an event. What takes too long fails, and is tried again. */
export function job(run: (event: unknown) => Promise<void>) {
  return async (event?: unknown, context?: Context): Promise<SelfCheckResponse | undefined> => {
    if (isSelfCheck(event)) return respondToSelfCheck();
    await inFunctionTime(context, () => run(event));
    return undefined;
  };
}
