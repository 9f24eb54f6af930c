import { serializeV1 } from '#functions/domain/v1/serializeV1.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import type { CodeEvent } from './eventOfChange.ts';

/** The text of a delivery: what happened when, and the code as a look-up shows it then; only its name where none does. */
export function deliveryBody(deps: Dependencies, { event, code, at, zarCode }: CodeEvent): string {
  const data = zarCode === null ? { code: formatCode(code) } : serializeV1(deps, zarCode);
  return JSON.stringify({ type: event, timestamp: at, data });
}

/** The text of a call by which an owner tries their receiver. */
export const testBody = (at: Date): string =>
  JSON.stringify({ type: 'test', timestamp: at.toISOString(), data: {} });
