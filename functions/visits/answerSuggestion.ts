import { getZarCode } from '#functions/data/zarcodes.ts';
import { answerGateSuggestion } from '#functions/domain/visits/answerGateSuggestion.ts';
import { summariseVisits } from '#functions/domain/visits/summariseVisits.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { visits } from '#shared/contract/visits.ts';
import { canAnswerSuggestion } from '#shared/domain/can.ts';

export const handler = handle('visits.answerSuggestion', visits.answerSuggestion, async (input) => {
  const { params, body, caller, deps } = input;
  const [owner, zarCode] = await Promise.all([caller.user(), getZarCode(deps.table, params.code, true)]);
  if (zarCode === null || !canAnswerSuggestion(owner, zarCode)) throw zarCodeNotFound();
  await rateLimit(deps, 'editAccount', caller.id);
  const changed = await answerGateSuggestion(deps, { owner, zarCode, ...body });
  const summary = await summariseVisits(deps.table, changed, deps.now());
  return { ...summary, ...(body.accept && { version: changed.version }) };
});
