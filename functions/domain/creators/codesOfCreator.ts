import { pageOf } from '#functions/domain/lists/pageOf.ts';
import { type CodesPage, pageByMonths } from '#functions/domain/zarcodes/pageByMonths.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { cleanText } from '#shared/domain/text.ts';
import { searchCreatorCodes } from './searchCreatorCodes.ts';

interface Wanted {
  readonly clientIp: string;
  readonly search?: string | undefined;
  readonly page: number;
  readonly limit: number;
  /** The creator's private codes, which are a list of their own and have no search. */
  readonly isPrivate?: boolean;
}

/** Entries that are read for a page without counting the call. */
const maxUncounted = 500;

/** A page of a creator's codes, newest first; with a search, those found. @throws 429 */
export async function codesOfCreator(
  deps: Dependencies,
  creatorId: string,
  { clientIp, ...wanted }: Wanted,
): Promise<CodesPage> {
  const { page, limit, isPrivate = false } = wanted;
  let isCounted = false;
  const beforeRead = async (entries: number) => {
    if (isCounted || entries <= maxUncounted) return;
    isCounted = true;
    await rateLimit(deps, 'deepPageAddress', clientIp);
  };
  const search = isPrivate ? '' : cleanText(wanted.search ?? '');
  if (search !== '')
    return pageOf(await searchCreatorCodes(deps.table, creatorId, { search, beforeRead }), wanted);
  return pageByMonths(
    deps.table,
    { holder: 'creator', id: creatorId, isPrivate },
    { page, limit, beforeSkip: beforeRead },
  );
}
