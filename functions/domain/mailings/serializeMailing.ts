import { getMailingResults } from '#functions/data/mailingMails.ts';
import type { Mailing } from '#functions/data/mailings.ts';
import { getUser } from '#functions/data/users.ts';
import { adminNames } from '#functions/domain/audit/adminNames.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { MailingResponse } from '#shared/contract/mailings.ts';

type Reader = Pick<Dependencies, 'table'>;

async function shownAudience({ table }: Reader, { audience }: Mailing): Promise<MailingResponse['audience']> {
  if (audience.kind !== 'person') return audience;
  const user = await getUser(table, audience.userId);
  const name = user === null ? '' : `${user.firstName} ${user.lastName}`;
  return { ...audience, email: user?.email ?? '', name };
}

/** With what SES has reported. */
export async function serializeMailings(
  deps: Reader,
  mailings: readonly Mailing[],
): Promise<MailingResponse[]> {
  const [resultsOf, nameOf] = await Promise.all([
    getMailingResults(
      deps.table,
      mailings.map(({ id }) => id),
    ),
    adminNames(
      deps,
      mailings.map(({ createdBy }) => createdBy),
    ),
  ]);
  return Promise.all(
    mailings.map(async (mailing) => {
      const { place: _, createdBy, ...shown } = mailing;
      const audience = await shownAudience(deps, mailing);
      const writer = { id: createdBy, name: nameOf(createdBy) };
      return { ...shown, ...resultsOf(mailing.id), audience, createdBy: writer };
    }),
  );
}

export async function serializeMailing(deps: Reader, mailing: Mailing): Promise<MailingResponse> {
  const [shown] = await serializeMailings(deps, [mailing]);
  return shown as MailingResponse;
}
