import { getMailingResults } from '#functions/data/mailingMails.ts';
import type { Mailing } from '#functions/data/mailings.ts';
import { nameIn, type People, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { MailingResponse } from '#shared/contract/mailings.ts';

type Reader = Pick<Dependencies, 'table'>;

interface MailingFacts {
  readonly resultsOf: Awaited<ReturnType<typeof getMailingResults>>;
  readonly people: People;
}

/** What SES has reported of mailings, and people. */
export async function readMailingFacts(
  deps: Reader,
  ids: readonly string[],
  personIds: readonly (string | undefined)[] = [],
): Promise<MailingFacts> {
  const [resultsOf, people] = await Promise.all([
    getMailingResults(deps.table, ids),
    readPeople(deps, personIds),
  ]);
  return { resultsOf, people };
}

const receiverOf = ({ audience }: Mailing) => (audience.kind === 'person' ? audience.userId : undefined);

function shownAudience({ audience }: Mailing, people: People): MailingResponse['audience'] {
  if (audience.kind !== 'person') return audience;
  const { userId } = audience;
  return { ...audience, email: people.get(userId)?.email ?? '', name: nameIn(people, userId) };
}

/** @param facts of these mailings, and the people who were read already */
export async function serializeMailings(
  deps: Reader,
  mailings: readonly Mailing[],
  { resultsOf, people: known }: MailingFacts,
): Promise<MailingResponse[]> {
  const ids = mailings.flatMap((mailing) => [mailing.createdBy, receiverOf(mailing)]);
  const people = await readPeople(deps, ids, known);
  return mailings.map((mailing) => {
    const { place: _, createdBy, ...shown } = mailing;
    const writer = { id: createdBy, name: nameIn(people, createdBy) };
    const audience = shownAudience(mailing, people);
    return { ...shown, ...resultsOf(mailing.id), audience, createdBy: writer };
  });
}

export async function serializeMailing(
  deps: Reader,
  mailing: Mailing,
  facts?: MailingFacts,
): Promise<MailingResponse> {
  const read = facts ?? (await readMailingFacts(deps, [mailing.id]));
  const [shown] = await serializeMailings(deps, [mailing], read);
  return shown as MailingResponse;
}
