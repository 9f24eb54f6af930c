import { countSaved, forgetCodes, saveCodes, savedOf } from '#functions/data/savedCodes.ts';
import { ConditionFailed } from '#functions/data/transact.ts';
import { getZarCodes } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';
import { maxSavedCodes } from '#shared/domain/webhooks.ts';

interface Batch {
  readonly save: readonly string[];
  readonly forget: readonly string[];
}

const codesOf = (given: readonly string[]) => [
  ...new Set(given.flatMap((each) => normaliseCode(each) ?? [])),
];

/** Saves and forgets what is not saved or forgotten yet, again where another call was faster. */
async function change(
  { table, now }: Dependencies,
  keyId: string,
  save: readonly string[],
  forget: readonly string[],
) {
  for (;;) {
    const known = await savedOf(table, keyId, [...save, ...forget]);
    const toSave = save.filter((code) => !known.has(code));
    const toForget = forget.filter((code) => known.has(code));
    try {
      if (toForget.length > 0) await forgetCodes(table, keyId, toForget);
      if (toSave.length > 0) await saveCodes(table, keyId, toSave, now().toISOString());
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.labels.includes('count'))
        throw new ApiError(
          'saved_codes_full',
          `A key saves at most ${maxSavedCodes} ZarCodes. Please forget some first.`,
        );
    }
  }
}

/** A code that is given in both lists is saved. @throws 422 where they would be too many: nothing is saved then */
export async function saveBatch(
  deps: Dependencies,
  { id, mayPass }: { readonly id: string; readonly mayPass: Promise<void> },
  { save, forget }: Batch,
) {
  const asked = codesOf(save);
  const found = await getZarCodes(deps.table, asked);
  const shown = new Set(found.filter((each) => viewOf(each, visitor) !== 'nothing').map(({ code }) => code));
  await mayPass;
  await change(
    deps,
    id,
    asked.filter((code) => shown.has(code)),
    codesOf(forget).filter((code) => !shown.has(code)),
  );
  return {
    saved: asked.filter((code) => shown.has(code)).map(formatCode),
    unknown: save.filter((given) => !shown.has(normaliseCode(given) ?? '')).map((given) => ({ given })),
    total: await countSaved(deps.table, id),
  };
}
