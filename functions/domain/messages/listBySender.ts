import type { Message } from '#functions/data/messages.ts';
import { listMessagesOfSender } from '#functions/data/messagesOfSender.ts';
import { getUserIdByEmail } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { TimeListQuery, TimePagination } from '#shared/contract/timeList.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';

const limit = 10;

/** A page of what the owner of an address has written. */
export async function listBySender(
  { table }: Pick<Dependencies, 'table'>,
  { email, from = '', to = '', page, older, newer }: TimeListQuery & { readonly email: string },
): Promise<{ messages: readonly Message[]; pagination: TimePagination }> {
  const { messages, ...place } = await listMessagesOfSender(table, {
    email,
    userId: await getUserIdByEmail(table, email),
    older,
    newer,
    from: from === '' ? undefined : startOfDay(from).toISOString(),
    until: to === '' ? undefined : endOfDay(to).toISOString(),
    limit,
  });
  return { messages, pagination: { page, limit, ...place, isPartial: false } };
}
