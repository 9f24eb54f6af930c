import type { ZarCode } from '#functions/data/zarcodes.ts';
import { findCode } from '#functions/domain/v1/findCodes.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { maxSuggestions } from '#shared/contract/errors.ts';
import { v1 } from '#shared/contract/v1.ts';
import { formatCode, sevenCapitals, writtenSoFar } from '#shared/domain/code.ts';

export const handler = handleV1('v1.suggest', v1.suggest, async ({ query, deps }) => {
  // It need not be a code: a digit may stand where only a letter can.
  const code = sevenCapitals(query.q);
  const written = writtenSoFar(query.q);
  if (code === null) return { complete: false, written, suggestions: [] };
  const { zarCode, meant } = await findCode(deps.table, code);
  const suggested = zarCode === null ? meant.slice(0, maxSuggestions) : [zarCode];
  return { complete: true, written, suggestions: suggested.map((each) => serialize(each, code)) };
});

const serialize = ({ code, title, suburb, city, province }: ZarCode, typed: string) => ({
  code: formatCode(code),
  title,
  suburb,
  city,
  province,
  isExact: code === typed,
});
