import { unstable_serialize } from 'swr';
import type { PublicZarCode } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { zarCodeKey } from './hooks.ts';

/** Answers by SWR's text of their key: what `useSWR` gives before it asks. */
export type KnownAnswers = Readonly<Record<string, unknown>>;

/** Most pages bring nothing. */
export const none: KnownAnswers = {};

/** The id of the element in which a code's page brings the code along (`functions/zarcodes/page.ts`). */
export const knownElement = 'zarcode';

/** A code is public; its owner, who is told more, asks for it again. */
export function knowZarCode(zarCode: PublicZarCode, typed: string, epoch: number): KnownAnswers {
  const code = normaliseCode(typed) ?? typed;
  return { [unstable_serialize(zarCodeKey(code, epoch))]: zarCode };
}

/** What the page brought along: nothing, or its code. */
export function readKnownZarCode(): PublicZarCode | null {
  const text = document.getElementById(knownElement)?.textContent;
  return text === undefined || text === null ? null : (JSON.parse(text) as PublicZarCode);
}
