import { findCodeOrAlike } from '#functions/domain/v1/findCodes.ts';
import { serializeV1 } from '#functions/domain/v1/serializeV1.ts';
import { serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { v1 } from '#shared/contract/v1.ts';

export const handler = handleV1('v1.get', v1.get, async ({ params, deps }) => {
  const { zarCode, meant } = await findCodeOrAlike(deps.table, params.code);
  if (zarCode === null) throw zarCodeNotFound(meant.map(serializeSuggestion));
  return serializeV1(deps, zarCode);
});
