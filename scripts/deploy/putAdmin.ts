import * as z from 'zod';
import type { Table } from '#functions/data/table.ts';
import { putNewUser } from '#functions/data/users.ts';
import { systemClock } from '#functions/lib/clock.ts';
import { newId } from '#functions/lib/ids.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { email, newPassword } from '#shared/contract/fields.ts';

/** A person that guesses would reach everything with this account. */
const leastLetters = 12;

const Admin = z.object({
  email: email(),
  password: newPassword().refine((text) => text.length >= leastLetters, {
    error: `An admin's password has at least ${leastLetters} characters`,
  }),
});

/** @throws where somebody has the e-mail already: whoever registered with it must not become an admin by it. */
export async function putSuperAdmin(table: Table, given: z.input<typeof Admin>): Promise<string> {
  const read = Admin.safeParse(given);
  if (!read.success) throw new StartFailure(read.error.issues.map(({ message }) => `${message}.`).join('\n'));
  const { email: address, password } = read.data;
  const isNew = await putNewUser(table, {
    id: newId('usr'),
    email: address,
    firstName: 'Super',
    lastName: 'Admin',
    contactTel: '',
    role: 'super_admin',
    passwordHash: await passwords.hash(password),
    tokenVersion: 1,
    emailNotifications: true,
    disabled: false,
    createdAt: systemClock().toISOString(),
  });
  if (!isNew) throw new StartFailure(`There is an account with ${address} already; nothing was changed.`);
  return address;
}
