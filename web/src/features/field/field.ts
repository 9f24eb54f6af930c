/** What a phone has of a village, apart from the photos: booklets, homes and the one that is being captured. */
import type { GuideInput } from '#shared/contract/guideInput.ts';
import type { residentConsents } from '#shared/domain/residentConsent.ts';
import type { Fix } from '#web/maps/averageFixes.ts';

export const fieldVersion = 1;

/** A booklet of this phone, until it is handed over: no other one offers its codes. */
export interface Booklet {
  readonly id: string;
  /** ISO. */
  readonly endsAt: string;
  readonly codes: readonly string[];
  /** Who captures with it. */
  readonly name?: string | undefined;
  /** Since when another phone may take it over: this one offers its codes no more. */
  readonly handedOverAt?: string;
}

export interface Details {
  readonly title: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly note: string;
  readonly point: Fix | null;
  /** A resident has to agree; a shop or a school has none. */
  readonly isHome: boolean;
  readonly consent: { readonly words: keyof typeof residentConsents; readonly at: string } | null;
  readonly hasPhoto: boolean;
  /** The steps of a guide as their form has them (web/src/brand/guide/guideForm.ts); absent or empty without any. */
  readonly steps?: string;
  /** For who lives there. */
  readonly wantsSlip?: boolean;
}

export interface Draft extends Details {
  /** The idempotency key of the code that it becomes, and the name of its photo. */
  readonly key: string;
}

export interface Capture extends Draft {
  readonly code: string;
  /** `refused`: it needs the person's attention. */
  readonly state: 'waiting' | 'made' | 'refused';
  /** Why, in a sentence, and by the code of the error. */
  readonly problem: string;
  readonly problemCode: string;
  /** The code beside it, where the server asks whether another home is meant. */
  readonly near?: string;
  /** Another home is meant: it was asked about, here or by the server. */
  readonly allowDuplicate?: true;
  readonly photo: Part;
  /** Absent in what was stored before there were steps and slips. */
  readonly guide?: Part;
  readonly slip?: Part;
  /** Its steps, as they are sent. */
  readonly guideInput?: GuideInput;
  /** Of the code, for its guide. */
  readonly version?: number;
  /** Of a claim slip, until it is printed: the server says it once. */
  readonly word?: { readonly word: string; readonly endsAt: string };
}

/** What is sent once the code is made. */
export const parts = ['photo', 'guide', 'slip'] as const;
type Part = 'none' | 'waiting' | 'sent' | 'refused';

export interface Field {
  readonly version: typeof fieldVersion;
  readonly booklets: readonly Booklet[];
  readonly captures: readonly Capture[];
  readonly draft: Draft;
  /** A booklet that was asked for and may have been made: it is asked for again under the same key. */
  readonly reserving: { readonly key: string; readonly count: number; readonly name?: string } | null;
}

export const emptyDraft = (key: string): Draft => ({
  key,
  title: '',
  suburb: '',
  city: '',
  province: '',
  note: '',
  point: null,
  isHome: true,
  consent: null,
  hasPhoto: false,
});

export const emptyField = (key: string): Field => ({
  version: fieldVersion,
  booklets: [],
  captures: [],
  draft: emptyDraft(key),
  reserving: null,
});
