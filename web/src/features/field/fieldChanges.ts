import type { GuideInput } from '#shared/contract/guideInput.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { duplicateMetres } from '#shared/domain/duplicates.ts';
import { t } from '#shared/text/t.ts';
import type { Booklet, Capture, Draft, Field } from './field.ts';
import { emptyDraft, parts } from './field.ts';

/** 'House 13' after 'House 12'. Empty after a title without a number: the next one has a name of its own. */
export function countedUp(title: string): string {
  const [, before = '', number, after = ''] = /^(.*?)(\d{1,9})(\D*)$/.exec(title) ?? [];
  // '12B' says nothing about the next house.
  return number === undefined || /^\p{L}/u.test(after) ? '' : `${before}${Number(number) + 1}${after}`;
}

/** The codes that can still be bound on this phone. */
export function freeCodes({ booklets, captures }: Field, now: Date): string[] {
  const used = new Set(captures.map(({ code }) => code));
  const live = booklets.filter(
    ({ endsAt, handedOverAt }) => handedOverAt === undefined && endsAt > now.toISOString(),
  );
  return live.flatMap(({ codes }) => codes).filter((code) => !used.has(code));
}

/** Metres. A stand is about twice as wide; beyond the second nobody could say which home it is. */
export const roughM = 20;
export const vagueM = 50;

export type DraftProblem = 'point' | 'vague' | 'title' | 'city' | 'province' | 'steps' | 'consent' | 'code';

interface Checked {
  /** Also a position that is beyond `vagueM`. */
  readonly isVagueAccepted?: boolean;
  readonly areStepsRight?: boolean;
}

/** What is missing or wrong, in the order of the form. */
export function problemsOf(
  draft: Draft,
  code: string | undefined,
  { isVagueAccepted = false, areStepsRight = true }: Checked = {},
): DraftProblem[] {
  const { point, title, city, province, isHome, consent } = draft;
  return [
    ...(code === undefined ? (['code'] as const) : []),
    ...(point === null ? (['point'] as const) : []),
    ...(point !== null && point.accuracy > vagueM && !isVagueAccepted ? (['vague'] as const) : []),
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(city.trim() === '' ? (['city'] as const) : []),
    ...(province === '' ? (['province'] as const) : []),
    ...(areStepsRight ? [] : (['steps'] as const)),
    ...(isHome && consent === null ? (['consent'] as const) : []),
  ];
}

export const hasSteps = ({ steps = '' }: Draft): boolean => steps !== '' && steps !== '[]';

/** A code of this phone that is where the next one would be. */
export function nearOf({ captures, draft: { point } }: Field): string | null {
  if (point === null) return null;
  const near = captures.find(
    (each) => each.point !== null && distanceKm(each.point, point) * 1000 < duplicateMetres,
  );
  return near?.code ?? null;
}

export const nearText = (code: string): string =>
  t`${code} is less than ${duplicateMetres} m from here. Is this another home?`;

/** Puts the draft into the queue under a code, and begins the next one with what stays the same. */
export function captured(field: Field, code: string, nextKey: string, guideInput?: GuideInput): Field {
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
    // The form has asked.
    ...(nearOf(field) !== null && { allowDuplicate: true }),
    guide: guideInput === undefined ? 'none' : 'waiting',
    ...(guideInput !== undefined && { guideInput }),
    slip: draft.wantsSlip === true ? 'waiting' : 'none',
  };
  const { title, suburb, city, province, isHome, wantsSlip = false } = draft;
  const next = { ...emptyDraft(nextKey), title: countedUp(title), suburb, city, province, isHome, wantsSlip };
  return { ...field, captures: [...captures, capture], draft: next };
}

export function changeCapture(field: Field, key: string, to: Partial<Capture>): Field {
  return {
    ...field,
    captures: field.captures.map((capture) => (capture.key === key ? { ...capture, ...to } : capture)),
  };
}

/** One that is used, or not reserved any more: it is not offered again. */
export const withoutCode = (field: Field, code: string): Field => ({
  ...field,
  booklets: field.booklets.map((booklet) => ({
    ...booklet,
    codes: booklet.codes.filter((each) => each !== code),
  })),
});

/** Without the codes that another phone has used, as the server lists what is left. */
export const withoutUsed = (field: Field, listed: readonly Pick<Booklet, 'id' | 'codes'>[]): Field => ({
  ...field,
  booklets: field.booklets.map((booklet) => {
    const left = listed.find(({ id }) => id === booklet.id)?.codes;
    if (left === undefined) return booklet;
    return { ...booklet, codes: booklet.codes.filter((code) => left.includes(code)) };
  }),
});

/** Whether nothing would be lost if something else took its place. */
export const isUntouched = (draft: Draft): boolean => {
  const { point, note, hasPhoto, consent } = draft;
  return point === null && note === '' && !hasPhoto && consent === null && !hasSteps(draft);
};

/** Takes a refused one out of the queue, to be changed. What is sent then is something else, so it has another key. */
export function takenBack(field: Field, key: string): Field {
  const capture = field.captures.find((each) => each.key === key);
  if (capture?.state !== 'refused' || !isUntouched(field.draft)) return field;
  const { title, suburb, city, province, note, point, isHome, consent, hasPhoto, steps = '' } = capture;
  const { wantsSlip = false } = capture;
  const details = { title, suburb, city, province, note, point, isHome, consent, hasPhoto, steps, wantsSlip };
  return {
    ...field,
    captures: field.captures.filter((each) => each.key !== key),
    draft: { key, ...details },
  };
}

const hasWaitingPart = (capture: Capture) => parts.some((part) => capture[part] === 'waiting');

/** It can be sent without anybody doing something. */
export const isToSend = (capture: Capture): boolean =>
  capture.state === 'waiting' || (capture.state === 'made' && hasWaitingPart(capture));

/** Nothing of it has to be sent any more. */
export const isDone = (capture: Capture): boolean => capture.state === 'made' && !hasWaitingPart(capture);

/** How many homes of a booklet are on this phone alone: until they are sent, no other one can know that their codes are used. */
export const unsentOf = ({ captures }: Field, { codes }: Pick<Booklet, 'codes'>): number =>
  captures.filter((capture) => !isDone(capture) && codes.includes(capture.code)).length;

/** A home that is being captured may have the code that its form shows on the gate already. */
export const isInForm = (field: Field, { codes }: Pick<Booklet, 'codes'>, now: Date): boolean => {
  const [shown] = freeCodes(field, now);
  return shown !== undefined && codes.includes(shown) && !isUntouched(field.draft);
};

export function handedOver(field: Field, id: string, at: string): Field {
  return {
    ...field,
    booklets: field.booklets.map((booklet) =>
      booklet.id === id ? { ...booklet, handedOverAt: at } : booklet,
    ),
  };
}

/** Also one that this phone has handed over. @param booklet with the codes that can be used, as the server knows them */
export const takenOver = (field: Field, booklet: Booklet): Field => ({
  ...field,
  booklets: [...withoutBooklet(field, booklet.id).booklets, booklet],
});

/** One that is not to be made: its code can be used for another home. */
export const dropped = (field: Field, key: string): Field => ({
  ...field,
  captures: field.captures.filter((capture) => capture.key !== key || capture.state !== 'refused'),
});

export const withoutBooklet = (field: Field, id: string): Field => ({
  ...field,
  booklets: field.booklets.filter((booklet) => booklet.id !== id),
});

/** Those that are done need no room on the phone. The word of a slip that is not printed is nowhere else. */
export function withoutDone(field: Field): Field {
  const done = field.captures.filter((capture) => isDone(capture) && capture.word === undefined);
  const codes = new Set(done.map(({ code }) => code));
  return {
    ...field,
    captures: field.captures.filter(({ code }) => !codes.has(code)),
    // Their codes are used, and are not offered again.
    booklets: field.booklets.map((booklet) => ({
      ...booklet,
      codes: booklet.codes.filter((code) => !codes.has(code)),
    })),
  };
}

/** They were printed, or written down. */
export const withoutWords = (field: Field, keys: readonly string[]): Field => ({
  ...field,
  captures: field.captures.map((capture) => {
    if (!keys.includes(capture.key)) return capture;
    const { word: _, ...rest } = capture;
    return rest;
  }),
});
