import type * as z from 'zod';
import { pageOfCodes } from '#functions/data/personLists.ts';
import type { TimeRow } from '#functions/data/rowList.ts';
import { codeOfItem, getZarCodes, type ZarCode } from '#functions/data/zarcodes.ts';
import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { paginationOf, rowsOfQuery, timeList } from '#functions/domain/lists/timeList.ts';
import { searchCodes } from '#functions/domain/search/searchCodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { adminZarcodes } from '#shared/contract/adminZarcodes.ts';
import type { TimePagination } from '#shared/contract/timeList.ts';
import { endOfDay, startOfDay } from '#shared/domain/time.ts';
import { anyAdmin } from '#shared/domain/visibility.ts';
import { countCodesOf, listsOf, type Whose, whoseCodes } from './whoseCodes.ts';

type Query = z.output<ReturnType<typeof adminZarcodes.list>['query']>;

interface PageOfCodes {
  readonly zarCodes: readonly ZarCode[];
  readonly pagination: TimePagination;
}

const limit = 10;

/** A search costs two read units and a code half of one: together ten. */
const maxFound = 16;

/** A page of all codes. */
export async function listAllCodes(deps: Dependencies, query: Query): Promise<PageOfCodes> {
  const whose = await whoseCodes(deps.table, query);
  if (whose === null) return inMemory([], query);
  const search = query.search?.trim() ?? '';
  if (search !== '') return searched(deps, search, { query, whose });
  // Which codes are verified, or a person's and a creator's at once, only the list by time knows.
  const isOfOne = (whose.ownerId === undefined) !== (whose.creatorId === undefined);
  return isOfOne && (query.verified ?? '') === ''
    ? ofPerson(deps, { query, whose })
    : byTime(deps, { query, whose });
}

interface Selection {
  readonly query: Query;
  readonly whose: Whose;
}

async function byTime(deps: Dependencies, { query, whose }: Selection): Promise<PageOfCodes> {
  const { province = '', kind = '', verified = '' } = query;
  const filters = { province, ownerId: whose.ownerId ?? '', creatorId: whose.creatorId ?? '' };
  const needsRow = kind !== '' || verified !== '';
  const where = (row: TimeRow) => matchesMarks(query, row);
  const { rows, pagination } = await timeList(deps, 'CODES', {
    query,
    filters,
    ...(needsRow && { where }),
  });
  return { zarCodes: await getZarCodes(deps.table, rows.map(codeOfItem)), pagination };
}

/** @param code its row of the list, or the code itself: both have these attributes */
function matchesMarks({ kind = '', verified = '' }: Query, code: TimeRow | ZarCode): boolean {
  const isKind = kind === '' || (code['creatorId'] !== undefined) === (kind === 'creator');
  return isKind && (verified === '' || (code['verified'] === true) === (verified === 'true'));
}

function isOnDays({ from = '', to = '' }: Query, { createdAt }: Pick<ZarCode, 'createdAt'>): boolean {
  const isAfter = from === '' || createdAt >= startOfDay(from).toISOString();
  return isAfter && (to === '' || createdAt < endOfDay(to).toISOString());
}

const isInProvince = ({ province = '' }: Query, code: Pick<ZarCode, 'province'>) =>
  province === '' || code.province === province;

async function searched(
  { table }: Dependencies,
  search: string,
  { query, whose }: Selection,
): Promise<PageOfCodes> {
  const found = await searchCodes(table, search, maxFound, {
    viewer: anyAdmin,
    mayRead: async () => true,
  });
  const codes = await getZarCodes(
    table,
    found.map(({ code }) => code),
  );
  const isOf = (code: ZarCode) =>
    (whose.ownerId === undefined || code.ownerId === whose.ownerId) &&
    (whose.creatorId === undefined || code.creatorId === whose.creatorId);
  const matching = codes.filter(
    (code) => isOf(code) && isInProvince(query, code) && isOnDays(query, code) && matchesMarks(query, code),
  );
  return inMemory(matching, query);
}

/** The codes of one person or creator, which are lists of their own. */
async function ofPerson(deps: Dependencies, { query, whose }: Selection): Promise<PageOfCodes> {
  const { province = '', kind = '', from = '', to = '' } = query;
  const lists = await listsOf(deps.table, whose, kind);
  const isAll = province === '' && from === '' && to === '';
  const matches = (row: TimeRow) => row['province'] === province;
  const [total, found] = await Promise.all([
    isAll ? countCodesOf(deps, lists) : undefined,
    pageOfCodes(deps.table, lists, { ...rowsOfQuery(query), ...(province !== '' && { matches }) }),
  ]);
  const zarCodes = await getZarCodes(deps.table, found.rows.map(codeOfItem));
  return { zarCodes, pagination: paginationOf(query, found, { total }) };
}

/** Without cursors: its pages are numbers. */
function inMemory<T>(codes: readonly T[], { page }: Query) {
  const { items, pagination } = pageOf(codes, { page, limit });
  return { zarCodes: items, pagination: { ...pagination, isPartial: false } };
}
