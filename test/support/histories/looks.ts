/** What was shown of codes to people who do not own them. */
import type { RouteKey } from '#shared/contract/contract.ts';
import { formatCode } from '#shared/domain/code.ts';
import type { View } from '#shared/domain/visibility.ts';
import type { Answer } from '#test/support/invoke.ts';
import { capeTown, type Person, pretoria } from '#test/support/world.ts';

export interface MadePass {
  readonly id: string;
  readonly code: string;
  readonly owner: Person;
  /** What opens the code. */
  readonly pass: string;
  /** Null for any number. */
  readonly openings: number | null;
}

export interface MadeSlip {
  readonly code: string;
  readonly maker: Person;
  readonly word: string;
}

/** The versions of a code that a request may have read. */
export interface Versions {
  readonly first: number;
  /** Infinite where the code was deleted meanwhile. */
  readonly last: number;
}

interface Shown extends Versions {
  readonly code: string;
  /** Before and after the request, between which somebody may have claimed it. */
  readonly ownerIds: readonly (string | undefined)[];
  readonly view: View;
}

/** One answer. */
export interface Look {
  readonly route: RouteKey;
  /** Null for a visitor. */
  readonly personId: string | null;
  /** The code that was asked for, as stored. */
  readonly asked: string;
  readonly answer: Answer;
  /** What a visitor gets with the same request for a code that was never issued. */
  readonly unknown: Answer | null;
  readonly pin: string | null;
  readonly pass: { readonly id: string; readonly code: string; readonly wasOpen: boolean } | null;
  /** The guarded codes that it names, and the one that was asked for. */
  readonly codes: readonly Shown[];
}

/** What tells one of the histories' places, which all are at one of two points. */
const placeTexts = [pretoria.addressLine1, ...[pretoria, capeTown].map(({ latitude }) => String(latitude))];

const viewIn = (text: string): View =>
  placeTexts.some((each) => text.includes(each)) ? 'whole' : text === '' ? 'nothing' : 'area';

/** What an answer shows of a code. */
export function shownOf({ body, raw }: Answer, code: string): View {
  const shown = formatCode(code);
  if (typeof body === 'string') return raw.includes(shown) ? viewIn(raw) : 'nothing';
  const parts = [body, ...(body.suggestions ?? []), ...(body.results ?? []), ...(body.zarCodes ?? [])];
  const about = parts.filter(({ zarcode }) => zarcode === shown).map((part) => JSON.stringify(part));
  return viewIn(about.join());
}
