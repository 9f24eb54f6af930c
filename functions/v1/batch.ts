import { findCodes } from '#functions/domain/v1/findCodes.ts';
import { serializeSuggested, serializeV1 } from '#functions/domain/v1/serializeV1.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { maxSuggestions } from '#shared/contract/errors.ts';
import { v1 } from '#shared/contract/v1.ts';
import { normaliseCode } from '#shared/domain/code.ts';

export const handler = handleV1(
  'v1.batch',
  v1.batch,
  async ({ body, deps }) => {
    const asked = body.codes.map((given) => ({ given, code: normaliseCode(given) }));
    const found = await findCodes(
      deps.table,
      asked.flatMap(({ code }) => code ?? []),
    );
    return {
      results: asked.map(({ given, code }) => {
        const { zarCode = null, meant = [] } = (code === null ? undefined : found.get(code)) ?? {};
        return {
          given,
          found: zarCode && serializeV1(deps, zarCode),
          suggestions: meant.slice(0, maxSuggestions).map(serializeSuggested),
        };
      }),
    };
  },
  { lookUps: ({ body }) => body.codes.length },
);
