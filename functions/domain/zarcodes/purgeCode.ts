import { parseZarCode } from '#functions/data/zarcodes.ts';
import { removedImages } from '#functions/domain/images/removedImages.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { purgeEdge } from '#functions/services/edge.ts';
import { formatCode } from '#shared/domain/code.ts';

/** A code that changed or went is not told any more as it was, and a photo that went is not shown. */
export async function purgeCode(change: Change, { config }: Dependencies): Promise<void> {
  const old = parseZarCode(change.before);
  const paths = [
    ...(old === null ? [] : pathsOfCode(old.code)),
    // Browsers may keep a photo for a year (scripts/local/publicImages.ts); the edge need not.
    ...removedImages(change).map(({ code, id }) => `/api/images/${code}/${id}/*`),
  ];
  if (paths.length > 0) await purgeEdge(config, paths, change.eventId);
}

/**
 * The spellings that people see and that the app asks for; any other, and what looks like it, is kept for five
 * minutes at most (`edgeSeconds` in the contract). An address is forgotten by what it was and by what the edge made
 * of it (shared/edge/pages.ts).
 */
function pathsOfCode(code: string): string[] {
  const shown = formatCode(code);
  return [`/${shown}`, `/zarcodes/${shown}`, `/api/zarcodes/${code}*`, `/api/zarcodes/${shown}*`];
}
