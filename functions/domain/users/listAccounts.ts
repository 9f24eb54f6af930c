import type { FoundPerson } from '#functions/data/personIndex.ts';
import { getUser, userIdOfRow } from '#functions/data/users.ts';
import { timeList } from '#functions/domain/lists/timeList.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { TimePagination } from '#shared/contract/timeList.ts';
import type { AccountQuery } from '#shared/contract/users.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { maxFound, searchPeople } from './searchPeople.ts';

interface Page {
  readonly people: readonly FoundPerson[];
  readonly pagination: TimePagination;
}

/** A page of all people, newest first, or those that a search finds. */
export async function listAccounts(deps: Dependencies, query: AccountQuery): Promise<Page> {
  const { search = '', role = '', state = '' } = query;
  if (search !== '') return found(deps, query);
  const disabled = state === '' ? '' : String(state === 'disabled');
  const { rows, pagination } = await timeList(deps, 'USERS', { query, filters: { role, disabled } });
  const people = await Promise.all(rows.map((row) => getUser(deps.table, userIdOfRow(row))));
  return { people: people.filter((person) => person !== null), pagination };
}

async function found(deps: Dependencies, query: AccountQuery): Promise<Page> {
  const { search = '', role = '', state = '', from = '', to = '' } = query;
  const people = (await searchPeople(deps, search)).filter(
    (person) =>
      (role === '' || person.role === role) &&
      (state === '' || person.disabled === (state === 'disabled')) &&
      (from === '' || person.createdAt >= startOfDay(from).toISOString()) &&
      (to === '' || person.createdAt < endOfDay(to).toISOString()),
  );
  const count = { total: people.length, totalPages: 1 };
  return { people, pagination: { page: 1, limit: maxFound, ...count, isPartial: false } };
}
