import { getSuppression } from '#functions/data/suppressions.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const suppressed = {
  bounce: 'An earlier email to this address came back for good, so no more are sent to it.',
  refused: 'Our email service does not accept this address, so no emails are sent to it.',
  complaint: 'This address has reported an earlier email as spam, so no more are sent to it.',
} as const;

/** @throws 422 where the address gets no mail any more. */
export async function requireMailable({ table }: Pick<Dependencies, 'table'>, email: string): Promise<void> {
  const suppression = await getSuppression(table, email);
  if (suppression === null) return;
  const message = suppressed[suppression.reason];
  throw new ApiError('mail_suppressed', message, { fields: { email: message } });
}
