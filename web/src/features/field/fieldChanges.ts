import type { Capture, Draft, Field } from './field.ts';
import { emptyDraft } from './field.ts';

/** 'House 13' after 'House 12'. Empty after a title without a number: the next one has a name of its own. */
export function countedUp(title: string): string {
  const [, before = '', number, after = ''] = /^(.*?)(\d{1,9})(\D*)$/.exec(title) ?? [];
  // '12B' says nothing about the next house.
  return number === undefined || /^\p{L}/u.test(after) ? '' : `${before}${Number(number) + 1}${after}`;
}

/** The codes that can still be bound on this phone. */
export function freeCodes({ booklets, captures }: Field, now: Date): string[] {
  const used = new Set(captures.map(({ code }) => code));
  const live = booklets.filter(({ endsAt }) => endsAt > now.toISOString());
  return live.flatMap(({ codes }) => codes).filter((code) => !used.has(code));
}

/** Metres. A stand is about twice as wide; beyond the second nobody could say which home it is. */
export const roughM = 20;
export const vagueM = 50;

export type DraftProblem = 'point' | 'vague' | 'title' | 'city' | 'province' | 'consent' | 'code';

/** What is missing, in the order of the form. @param isVagueAccepted also a position that is beyond `vagueM` */
export function problemsOf(draft: Draft, code: string | undefined, isVagueAccepted = false): DraftProblem[] {
  const { point, title, city, province, isHome, consent } = draft;
  return [
    ...(code === undefined ? (['code'] as const) : []),
    ...(point === null ? (['point'] as const) : []),
    ...(point !== null && point.accuracy > vagueM && !isVagueAccepted ? (['vague'] as const) : []),
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(city.trim() === '' ? (['city'] as const) : []),
    ...(province === '' ? (['province'] as const) : []),
    ...(isHome && consent === null ? (['consent'] as const) : []),
  ];
}

/** Puts the draft into the queue under a code, and begins the next one with what stays the same. */
export function captured(field: Field, code: string, nextKey: string): Field {
  const { draft, captures } = field;
  // The second of a double press.
  if (captures.some(({ key }) => key === draft.key)) return field;
  const capture: Capture = {
    ...draft,
    code,
    state: 'waiting',
    problem: '',
    problemCode: '',
    photo: draft.hasPhoto ? 'waiting' : 'none',
  };
  const { suburb, city, province, isHome } = draft;
  const next = { ...emptyDraft(nextKey), title: countedUp(draft.title), suburb, city, province, isHome };
  return { ...field, captures: [...captures, capture], draft: next };
}

export function changeCapture(field: Field, key: string, to: Partial<Capture>): Field {
  return {
    ...field,
    captures: field.captures.map((capture) => (capture.key === key ? { ...capture, ...to } : capture)),
  };
}

/** Whether nothing would be lost if something else took its place. */
export const isUntouched = ({ point, note, hasPhoto, consent }: Draft): boolean =>
  point === null && note === '' && !hasPhoto && consent === null;

/** Takes a refused one out of the queue, to be changed. What is sent then is something else, so it has another key. */
export function takenBack(field: Field, key: string): Field {
  const capture = field.captures.find((each) => each.key === key);
  if (capture?.state !== 'refused' || !isUntouched(field.draft)) return field;
  const { code: _, state: __, problem: ___, problemCode: ____, photo: _____, ...draft } = capture;
  return { ...field, captures: field.captures.filter((each) => each.key !== key), draft };
}

/** Those that are done need no room on the phone. */
export function withoutDone(field: Field): Field {
  const isDone = ({ state, photo }: Capture) => state === 'made' && photo !== 'waiting';
  const done = new Set(field.captures.filter(isDone).map(({ code }) => code));
  return {
    ...field,
    captures: field.captures.filter((capture) => !isDone(capture)),
    // Their codes are used, and are not offered again.
    booklets: field.booklets.map((booklet) => ({
      ...booklet,
      codes: booklet.codes.filter((code) => !done.has(code)),
    })),
  };
}
