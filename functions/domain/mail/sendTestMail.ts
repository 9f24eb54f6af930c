import { writeMail } from '#functions/data/newMail.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { requireMailable } from './requireMailable.ts';

/** Puts a test mail into the outbox, as every mail. @throws 422 where the address gets no mail any more. */
export async function sendTestMail(
  deps: Dependencies,
  { email, requestedBy }: { readonly email: string; readonly requestedBy: string },
): Promise<void> {
  await requireMailable(deps, email);
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
