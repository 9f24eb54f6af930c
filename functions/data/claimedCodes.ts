import type { Write } from './transact.ts';

/** What stays with who had a code that was claimed: nothing of the person who has it now. */
export interface ClaimedCode {
  readonly code: string;
  readonly formerOwnerId: string;
  /** Where they had it as a creator. */
  readonly creatorId: string | undefined;
  readonly claimedAt: string;
}

export const writeClaimedCode = ({ code, formerOwnerId, creatorId, claimedAt }: ClaimedCode): Write => ({
  label: 'claimedCode',
  Put: {
    Item: {
      pk: `CLAIMED#${formerOwnerId}`,
      sk: `${claimedAt}#${code}`,
      type: 'claimedCode',
      version: 1,
      code,
      claimedAt,
      ...(creatorId !== undefined && { creatorId }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});
