import { lookUpZarCodes } from '#functions/domain/zarcodes/lookUpZarCodes.ts';
import { serializeShownCodes } from '#functions/domain/zarcodes/serializeShownCodes.ts';
import { serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { handle } from '#functions/lib/handle.ts';
import { createImageStore } from '#functions/services/images.ts';
import { maxSuggestions } from '#shared/contract/errors.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';

export const handler = handle(
  'zarcodes.batch',
  zarcodes.batch,
  async ({ body, caller, clientIp, viewerPlace, device, deps }) => {
    const session = caller?.session() ?? null;
    const found = await lookUpZarCodes(deps, { input: body, session, clientIp, viewerPlace, device });
    return {
      zarcodes: await serializeShownCodes(deps, found.shown),
      missing: found.missing.map(({ code, meant, isReserved }) => ({
        code: formatCode(code),
        ...(isReserved && { isReserved }),
        ...(meant && { suggestions: meant.slice(0, maxSuggestions).map(serializeSuggestion) }),
      })),
      refused: found.refused.map(({ code, reason }) => ({ code: formatCode(code), reason })),
    };
  },
  { images: createImageStore },
);
