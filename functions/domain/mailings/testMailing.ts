import { transact } from '#functions/data/transact.ts';
import type { User } from '#functions/data/users.ts';
import { requireMailable } from '#functions/domain/mail/requireMailable.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { mailingEntry } from './auditedMailing.ts';
import { findMailing } from './findMailing.ts';
import { mailingTo } from './mailingTo.ts';

/** Sends it to the admin at once, as it would be sent. @throws 404, 422 where their address gets no mail any more. */
export async function testMailing(deps: Dependencies<'bulkMail'>, id: string, admin: User): Promise<void> {
  const mailing = await findMailing(deps, id);
  await requireMailable(deps, admin.email);
  const act = { actorId: admin.id, action: 'mailings.test', before: mailing, after: mailing } as const;
  await transact(deps.table, [mailingEntry(deps, act)]);
  // Without tags: what becomes of it is no result.
  await deps.bulkMail.send({ ...(await mailingTo(deps, mailing, admin)), tags: {} });
}
