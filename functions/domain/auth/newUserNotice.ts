import { writeMail } from '#functions/data/newMail.ts';
import type { Write } from '#functions/data/transact.ts';
import type { NewUser } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** The mail to support that somebody has registered, where the settings want it. */
export function newUserNotice(
  { newId }: Pick<Dependencies, 'newId'>,
  { id, firstName, lastName, email, createdAt }: NewUser,
): Write {
  return writeMail({
    id: newId('mail'),
    to: 'support',
    createdAt,
    content: { kind: 'newUser', userId: id, name: `${firstName} ${lastName}`, email },
  });
}
