import { parseZarCode } from '#functions/data/zarcodes.ts';
import type { Change } from '#functions/lib/consume.ts';
import type { Services } from '#functions/lib/services.ts';
import { purgeEdge } from '#functions/services/edge.ts';
import { formatCode } from '#shared/domain/code.ts';

/**
 * A code that changed or went is not told any more as it was. Under the spellings that people see and that the app
 * asks for; any other, and what looks like it, is kept for five minutes at most (`edgeSeconds` in the contract).
 */
export async function purgeCode({ before, eventId }: Change, { config }: Services): Promise<void> {
  const old = parseZarCode(before);
  if (old === null) return;
  const shown = formatCode(old.code);
  // An address is forgotten by what it was and by what the edge made of it (shared/edge/pages.ts).
  const paths = [`/${shown}`, `/zarcodes/${shown}`, `/api/zarcodes/${old.code}*`, `/api/zarcodes/${shown}*`];
  await purgeEdge(config, paths, eventId);
}
