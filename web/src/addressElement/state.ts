import type { Directions, FoundPlace, Suggestion, Trouble } from './askService.ts';

/** What is known of the code that is typed. */
export type State =
  | { readonly kind: 'empty' | 'incomplete' | 'looking' }
  | { readonly kind: 'found'; readonly place: FoundPlace; readonly directions: Directions | null }
  | { readonly kind: 'missing'; readonly suggestions: readonly Suggestion[] }
  | { readonly kind: Trouble };

/** What the customer is asked, besides the code itself. */
export type Question =
  | { readonly kind: 'otherAddress' }
  /** A code that came with the page's address, and for which nobody here asked. */
  | { readonly kind: 'brought'; readonly code: string }
  /** A code that another tab has taken. */
  | { readonly kind: 'handed'; readonly code: string; readonly staysOpen: boolean };

/** The state of an element, and all that its sentences depend on. */
export interface Situation {
  readonly state: State;
  readonly question: Question | null;
  /** As it was typed. */
  readonly text: string;
  readonly isRequired: boolean;
  /** Until then nobody is told that what they are still typing is wrong. */
  readonly isTouched: boolean;
  /** ZarCodes can't be reached, so that no code can be required. */
  readonly isDown: boolean;
  /** Whether fields of the shop were filled in. */
  readonly isFilled: boolean;
  /** What the shop says is wrong. */
  readonly customProblem: string;
  /** The code that was found where another one was typed, which looks the same. */
  readonly readAs: string | null;
}

export interface Problem {
  readonly flags: ValidityStateFlags;
  readonly message: string;
}
