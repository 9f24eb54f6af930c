import { listSaved } from '#functions/data/savedCodes.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { v1 } from '#shared/contract/v1.ts';
import { formatCode } from '#shared/domain/code.ts';

const maxOfPage = 1000;

export const handler = handleV1('v1.saved', v1.saved, async ({ query, apiKey, deps }) => {
  const { after = null } = query;
  const { codes, next } = await listSaved(deps.table, apiKey.id, { after, max: maxOfPage });
  return { codes: codes.map(formatCode), next: next && formatCode(next) };
});
