import { answerSelfCheck, isSelfCheck, type SelfCheckAnswer } from './selfCheckCall.ts';

/** The function of a job that EventBridge calls: for a schedule, or with an event. */
export function job(run: (event: unknown) => Promise<void>) {
  return async (event?: unknown): Promise<SelfCheckAnswer | undefined> => {
    if (isSelfCheck(event)) return answerSelfCheck();
    await run(event);
    return undefined;
  };
}
