import { writeMail } from '#functions/data/newMail.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

const suppressed = {
  bounce: 'An earlier email to this address came back for good, so no more are sent to it.',
  complaint: 'This address has reported an earlier email as spam, so no more are sent to it.',
} as const;

/** Puts a test mail into the outbox, as every mail. @throws 422 where the address gets no mail any more. */
export async function sendTestMail(
  deps: Dependencies,
  { email, requestedBy }: { readonly email: string; readonly requestedBy: string },
): Promise<void> {
  const suppression = await getSuppression(deps.table, email);
  if (suppression !== null) {
    const message = suppressed[suppression.reason];
    throw new ApiError('mail_suppressed', message, { fields: { email: message } });
  }
  await transact(deps.table, [
    writeMail({
      id: deps.newId('mail'),
      to: 'requester',
      createdAt: deps.now().toISOString(),
      content: { kind: 'test', email },
    }),
    auditEntry(deps, {
      actorId: requestedBy,
      action: 'settings.testEmail',
      target: { kind: 'settings', id: 'settings' },
      changes: [],
    }),
  ]);
}
