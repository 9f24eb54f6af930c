import * as z from 'zod';
import type { Table } from '#functions/data/table.ts';
import { putNewUser } from '#functions/data/users.ts';
import { systemClock } from '#functions/lib/clock.ts';
import { newId } from '#functions/lib/ids.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';
import { email, newPassword } from '#shared/contract/fields.ts';

/** Longer than for other accounts, because this one has access to everything. */
const minPasswordLength = 12;

const Admin = z.object({
  email: email(),
  password: newPassword().refine((text) => text.length >= minPasswordLength, {
    error: `An admin's password must have at least ${minPasswordLength} characters`,
  }),
});

/** @throws if the email has an account, so that the person who registered with it does not become an admin. */
export async function putSuperAdmin(table: Table, given: z.input<typeof Admin>): Promise<string> {
  const read = Admin.safeParse(given);
  if (!read.success) throw new StartFailure(read.error.issues.map(({ message }) => `${message}.`).join('\n'));
  const { email: address, password } = read.data;
  const createdAt = systemClock().toISOString();
  const isNew = await putNewUser(table, {
    id: newId('usr'),
    email: address,
    firstName: 'Super',
    lastName: 'Admin',
    contactTel: '',
    role: 'super_admin',
    passwordHash: await passwords.hash(password),
    tokenVersion: 1,
    emailNotifications: false,
    disabled: false,
    createdAt,
    // The operator of the stage has chosen it.
    emailConfirmedAt: createdAt,
  });
  if (!isNew) throw new StartFailure(`${address} already has an account; nothing was changed.`);
  return address;
}
