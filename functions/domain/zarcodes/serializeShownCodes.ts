import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { BatchAnswer } from '#shared/contract/batchFields.ts';
import type { ShownCode } from './lookUpZarCodes.ts';
import { serializeOpenedCodes } from './serializeOpenedCode.ts';
import { serializeCode } from './serializeZarCode.ts';

/** What the page of each shows to its viewer, without what its owner and admins get for an edit. */
export async function serializeShownCodes(
  deps: Dependencies<'images'>,
  shown: readonly ShownCode[],
): Promise<BatchAnswer['zarcodes']> {
  const opened = await serializeOpenedCodes(
    deps,
    shown.flatMap(({ zarCode, viewer: { openedBy }, pass }) =>
      openedBy ? [{ zarCode, pass, openedBy }] : [],
    ),
  );
  return shown.flatMap(
    ({ zarCode, viewer }) => opened.get(zarCode.code) ?? serializeCode(zarCode, viewer) ?? [],
  );
}
