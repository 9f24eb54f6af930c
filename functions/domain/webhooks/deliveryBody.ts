import * as z from 'zod';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeV1 } from '#functions/domain/v1/serializeV1.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { formatCode } from '#shared/domain/code.ts';
import { viewOf, visitor } from '#shared/domain/visibility.ts';
import type { CodeEvent } from './eventOfChange.ts';

const dataOf = (deps: Dependencies, code: string, zarCode: ZarCode | null) =>
  zarCode === null ? { code: formatCode(code) } : serializeV1(deps, zarCode);

/** The text of a delivery: what happened when, and the code as a look-up shows it then; only its name where none does. */
export function deliveryBody(deps: Dependencies, { event, code, at, zarCode }: CodeEvent): string {
  return JSON.stringify({ type: event, timestamp: at, data: dataOf(deps, code, zarCode) });
}

const Body = z.lazy(() =>
  z.looseObject({ data: z.looseObject({ level: z.enum(['public', 'area']).optional() }) }),
);

const shown = { nothing: 0, area: 1, public: 2, whole: 2 } as const;

/** The same text, as long as what it shows is still shown; else with what a look-up shows now. @param zarCode null where there is none any more */
export function bodyNow(
  deps: Dependencies,
  { body, code }: { readonly body: string; readonly code: string },
  zarCode: ZarCode | null,
): string {
  const told = Body.parse(JSON.parse(body));
  const view = zarCode === null ? 'nothing' : viewOf(zarCode, visitor);
  if (shown[told.data.level ?? 'nothing'] <= shown[view]) return body;
  return JSON.stringify({ ...told, data: dataOf(deps, code, view === 'nothing' ? null : zarCode) });
}

/** The text of a call by which an owner tries their receiver. */
export const testBody = (at: Date): string =>
  JSON.stringify({ type: 'test', timestamp: at.toISOString(), data: {} });
