import { findCodeOrAlike } from '#functions/domain/v1/findCodes.ts';
import { serializeSuggestion } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { ApiError, zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { v1 } from '#shared/contract/v1.ts';
import { formatCode } from '#shared/domain/code.ts';
import type { Guide } from '#shared/domain/guide.ts';
import { pointWords, stepSentence } from '#shared/domain/guideWords.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import type { Language } from '#shared/text/languages.ts';

export const handler = handleV1('v1.guide', v1.guide, async ({ params, query, deps }) => {
  const { zarCode, meant } = await findCodeOrAlike(deps.table, params.code);
  if (zarCode === null) throw zarCodeNotFound(meant.map(serializeSuggestion));
  const { guide } = zarCode;
  if (guide === undefined || viewOf(zarCode, visitor) !== 'whole')
    throw new ApiError('not_found', 'This ZarCode has no directions that everybody may see.');
  return { code: formatCode(zarCode.code), language: query.language, ...written(guide, query.language) };
});

const written = ({ steps, points, arrival }: Guide, language: Language) =>
  inLanguage(language, () => ({
    steps: steps.map(stepSentence),
    points: points.map(({ label, kind, note = '', latitude, longitude }) => ({
      label,
      name: note === '' ? pointWords()[kind] : note,
      latitude,
      longitude,
    })),
    ...(arrival && { arrival }),
  }));
