import type { ErrorCode } from '#shared/contract/errors.ts';
import { claimMessages } from '#shared/domain/claims.ts';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import type { Failure } from '#web/ui/failure.ts';

/** Here and not with all others, which every page loads (api/errorTexts.ts). */
const texts: Readonly<Partial<Record<ErrorCode, string>>> = {
  account_unconfirmed: claimMessages.unconfirmed,
  claim_code_deleted: claimMessages.deleted,
  claim_creator_inactive: claimMessages.creatorInactive,
  claim_own_code: claimMessages.ownCode,
  claim_slip_ended: claimMessages.ended,
  claim_slip_revoked: claimMessages.revoked,
  claim_slip_used: claimMessages.used,
  claim_word_wrong: claimMessages.wrong,
};

const failed = failure(t`Not claimed`, t`The ZarCode could not be claimed. Please try again.`);

/** In the reader's language, beside the word as well, where it stays. */
export function claimFailure(error: unknown): Failure {
  const shown = failed(error);
  const message =
    error instanceof ApiError && error.code in texts ? texts[error.code as ErrorCode] : undefined;
  return message === undefined ? shown : { ...shown, message, fields: { word: message } };
}
