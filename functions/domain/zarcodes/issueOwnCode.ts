import { ConditionFailed } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { issueCode, type NewCode } from './issueCode.ts';

/**
 * Issues a code to a person. `max` is left out where the code is already paid for.
 * @throws 422 at the person's limit, ConditionFailed where a write of `alsoWrite` was refused.
 */
export async function issueOwnCode(deps: Dependencies, issue: Omit<NewCode, 'creator'>): Promise<ZarCode> {
  try {
    return await issueCode(deps, issue);
  } catch (error) {
    const isFull = error instanceof ConditionFailed && error.labels.every((label) => label === 'counts');
    throw isFull ? limitReached(issue.max ?? 0) : error;
  }
}

export function limitReached(max: number): ApiError {
  const message = `You have reached the limit of ${max} ZarCodes. Please delete one that you no longer need, or contact support.`;
  return new ApiError('code_limit_reached', message);
}
