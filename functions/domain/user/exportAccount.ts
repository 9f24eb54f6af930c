import { getEmailChange } from '#functions/data/emailChanges.ts';
import { getEmailUndos } from '#functions/data/emailUndos.ts';
import { getSuppression } from '#functions/data/suppressions.ts';
import type { User } from '#functions/data/users.ts';
import { serializeMe } from '#functions/domain/auth/serializeUser.ts';
import { epochSeconds } from '#functions/lib/clock.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { UserExport } from '#shared/contract/userExport.ts';
import { serializeProfile } from './serializeProfile.ts';

/** The account as its person's export has it. */
export async function exportAccount(
  { table }: Pick<Dependencies, 'table'>,
  person: User,
  now: Date,
): Promise<UserExport['account']> {
  const { id, email, emailConfirmedAt, consents } = person;
  const [change, undos, noMail] = await Promise.all([
    getEmailChange(table, id, epochSeconds(now)),
    getEmailUndos(table, id, now),
    // One that was never confirmed may be somebody else's.
    emailConfirmedAt === undefined ? null : getSuppression(table, email),
  ]);
  return {
    ...serializeMe(person),
    ...serializeProfile(person, change),
    consents,
    ...(emailConfirmedAt !== undefined && { emailConfirmedAt }),
    earlierEmails: undos.emails,
    ...(noMail !== null && { noMail }),
  };
}
