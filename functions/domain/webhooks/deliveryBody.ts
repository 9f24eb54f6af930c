import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import { visitor } from '#shared/domain/visibility.ts';
import type { CodeEvent } from './eventOfChange.ts';

/** The text of a delivery: what happened when, and the code as everybody may see it. */
export function deliveryBody(_deps: Dependencies, { event, code, at, zarCode }: CodeEvent): string {
  const shown = zarCode && serializeCode(zarCode, visitor);
  return JSON.stringify({ type: event, timestamp: at, data: shown ?? { code: formatCode(code) } });
}
