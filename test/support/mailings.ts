import { type Mailing, writeNewMailing } from '#functions/data/mailings.ts';
import { transact } from '#functions/data/transact.ts';
import { unsubscribeToken } from '#functions/lib/unsubscribeToken.ts';
import type { Person, World } from './world.ts';

export const aMailing = {
  subject: 'News for {firstName}',
  text: 'Hello {firstName},\n\nBundles are here. See https://zarcodes.example/bundles.\n\nYour team',
} as const;

/** Written straight to the table: a draft to everybody unless something else is given. @returns its id */
export async function putMailing(
  { deps }: World,
  { id: createdBy }: Person,
  fields: Partial<Mailing> = {},
): Promise<string> {
  const id = deps.newId('mlg');
  const createdAt = deps.now().toISOString();
  const mailing: Mailing = {
    id,
    ...aMailing,
    audience: { kind: 'all' },
    state: 'draft',
    place: '',
    sent: 0,
    skipped: 0,
    createdBy,
    createdAt,
    version: 1,
    ...fields,
  };
  await transact(deps.table, [writeNewMailing(mailing)]);
  return id;
}

export async function unsubscribeTokenOf({ deps, person }: World, holder?: Person): Promise<string> {
  const { id } = holder ?? (await person());
  return unsubscribeToken(await deps.config.jwtSecret(), id);
}
