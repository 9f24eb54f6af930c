import { getCreator } from '#functions/data/creators.ts';
import { isTombstone } from '#functions/data/deletedCodes.ts';
import { type CodeImages, getCodeImages, parseCodeImages } from '#functions/data/images.ts';
import type { Table } from '#functions/data/table.ts';
import { parseZarCode, type ZarCode } from '#functions/data/zarcodes.ts';
import { removedImages } from '#functions/domain/images/removedImages.ts';
import { codeOfMove } from '#functions/domain/images/settleImages.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { formatCode } from '#shared/domain/code.ts';
import { imagePaths } from '#shared/domain/images.ts';

/** Where the edge may have cached a code that was changed or deleted, and photos that were deleted or hidden. */
export async function pathsOfChange(change: Change, { table }: Dependencies): Promise<string[]> {
  const old = shownBefore(change);
  return [
    ...(old === null ? [] : [...pathsOfCode(old.code), ...(await pathsBelowCreator(table, old))]),
    ...pathsOfPhotos(change),
    // Browsers may still cache a photo for a year (functions/services/images.ts).
    ...removedImages(change).flatMap(({ code, id }) => [...imagePaths(code, id), ...cardPaths(code)]),
    ...(await pathsOfMove(table, change)),
  ];
}

/**
 * All photos of a code that became public or is not any more: at most 30 paths. Both ways, because what made it public may
 * be carried out late, and found that it is not any more.
 */
async function pathsOfMove(table: Table, change: Change): Promise<string[]> {
  const code = codeOfMove(change);
  if (code === null) return [];
  const { images } = await getCodeImages(table, code, true);
  return images.flatMap(({ id }) => imagePaths(code, id));
}

/**
 * Null where nothing changed that anybody sees: a migration adds keys, and leaves the version as it is. A restored code
 * counts, because its 404 is cached.
 */
function shownBefore({ before, after }: Change): ZarCode | null {
  if (isTombstone(before)) return parseZarCode(after);
  const old = parseZarCode(before);
  return old?.version === parseZarCode(after)?.version ? null : old;
}

/**
 * The page whose share card shows another featured photo, or which has photos to load, or none any more. Below a creator's
 * slug it expires after a minute.
 */
function pathsOfPhotos({ before, after }: Change): string[] {
  const [old, now] = [parseCodeImages(before), parseCodeImages(after)];
  const code = old?.code ?? now?.code;
  return code === undefined || photosOnPage(old) === photosOnPage(now) ? [] : pathsOfCode(code);
}

function photosOnPage(stored: CodeImages | null): string {
  const images = stored?.images ?? [];
  return images.find(({ isFeatured }) => isFeatured)?.id ?? String(images.length > 0);
}

/** The page of a creator's code below the slug. A creator's who is deleted expire after a minute. */
async function pathsBelowCreator(table: Table, { code, creatorId }: ZarCode): Promise<string[]> {
  const creator = creatorId === undefined ? null : await getCreator(table, creatorId);
  if (creator === null) return [];
  const shown = formatCode(code);
  const api = `/api/creators/slug/${creator.slug}`;
  // Only the first page of each list: the others expire after a minute (`edgeSeconds` in the contract).
  return [
    `/${creator.slug}`,
    `${api}/page`,
    `/api/creators/${creator.id}/zarcodes`,
    `/${creator.slug}/${shown}`,
    `${api}/${shown}/page`,
  ];
}

/** Any photo may be on it: the guide names that of the gate. */
const cardPaths = (code: string) =>
  [code, formatCode(code)].map((each) => `/api/zarcodes/${each}/share-card`);

/**
 * The spellings that people see and that the app requests. Any other, and its look-alikes, are cached for half
 * a minute (functions/lib/cacheControl.ts). CloudFront needs both the path that was requested and the one
 * that the edge made of it (shared/edge/pages.ts). Exact paths: only 15 with a wildcard may be in progress at once.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/InvalidationLimits.html
 */
function pathsOfCode(code: string): string[] {
  const shown = formatCode(code);
  const api = [code, shown].flatMap((each) => [`/api/zarcodes/${each}`, `/api/zarcodes/${each}/page`]);
  return [`/${shown}`, `/zarcodes/${shown}`, ...cardPaths(code), ...api];
}
