import type { CodeSuggestion } from '#shared/contract/errors.ts';
import type { OpenedZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { maxStops } from '#shared/domain/stops.ts';
import type { VisitResult } from '#shared/domain/visits.ts';
import type { WrittenStop } from './stopsInText.ts';

/** The stops of a driver, in the order in which they are driven (docs/product/runs.md). */
export interface Run {
  readonly version: typeof runVersion;
  readonly stops: readonly Stop[];
  /** Back to where it begins. */
  readonly returns: boolean;
  /** The driver is on the road: one stop at a time is shown. */
  readonly isDriving: boolean;
  /** When its places were asked for last; epoch ms. */
  readonly loadedAt: number;
  /** What waits for a connection, the oldest first. */
  readonly reports: readonly Report[];
}

/** What the driver says of a place (docs/product/guides.md#found-it). */
export interface Report {
  readonly id: string;
  readonly code: string;
  readonly result: VisitResult;
  /** Of the gate. */
  readonly position?: RoadPosition;
}

/** Where the phone was. */
export interface RoadPosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
}

export const runVersion = 1;

export interface Stop {
  /** Seven capitals. */
  readonly code: string;
  readonly reference: string;
  readonly phone?: string;
  /** Of a file with columns, as are the next two. */
  readonly recipient?: string;
  readonly note?: string;
  /** To collect, as the file writes it. */
  readonly amount?: string;
  /** A pass or a PIN, for a code that not everybody sees. */
  readonly secret?: string;
  /** What is known of the place; absent until it was loaded. */
  readonly place?: StopPlace;
  readonly problem?: StopProblem;
  /** Since the place was loaded first. Of what was withdrawn the last one that was seen is shown. */
  readonly change?: 'moved' | 'withdrawn';
  /** Codes that may have been meant. */
  readonly suggestions?: readonly CodeSuggestion[];
  /** The last one counts; two tabs may each have given one. */
  readonly outcomes: readonly Outcome[];
}

export type StopPlace = PublicZarCode | OpenedZarCode;

/** Why a stop has no place: no such code; only its area is shown; the pass has ended; its PIN or pass was refused. */
export type StopProblem = 'missing' | 'reserved' | 'area' | 'ended' | 'refused' | 'tooMany';

export const outcomeKinds = ['delivered', 'nobodyHome', 'notFound', 'refused', 'skipped'] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

export interface Outcome {
  readonly kind: OutcomeKind;
  /** ISO, by the phone's clock. */
  readonly at: string;
  readonly note: string;
  /** Absent where the phone did not know. */
  readonly position?: RoadPosition;
}

export const emptyRun: Run = {
  version: runVersion,
  stops: [],
  returns: false,
  isDriving: false,
  loadedAt: 0,
  reports: [],
};

export const outcomeOf = (stop: Stop): Outcome | null => stop.outcomes.at(-1) ?? null;
export const isOpen = (stop: Stop): boolean => stop.outcomes.length === 0;
/** The one that is driven to now: the first that is left. */
export const nextStop = (run: Run): Stop | null => run.stops.find(isOpen) ?? null;

interface WithStops {
  readonly run: Run;
  /** How many had no room. */
  readonly leftOut: number;
  /** Other parcels for stops that are done, which stay as they are: their results are of what was brought. */
  readonly done: number;
}

/** Joins codes that stand in it more than once, with all that stands beside each. */
export function withStops(run: Run, written: readonly WrittenStop[]): WithStops {
  const stops = new Map(run.stops.map((stop) => [stop.code, stop]));
  let leftOut = 0;
  let done = 0;
  for (const { code, reference, recipient = '', phone, note = '', amount = '', secret } of written) {
    const before = stops.get(code);
    if (before === undefined && stops.size === maxStops) {
      leftOut++;
      continue;
    }
    // What was wrong with it is asked again: it may have a new pass, or exist by now.
    const { problem: _, suggestions: __, ...known }: Stop = before ?? { code, reference: '', outcomes: [] };
    // Two parcels may cost the same.
    const isParcel = reference !== '' && !hasPart(known.reference, reference);
    if (before !== undefined && !isOpen(before)) {
      if (isParcel) done++;
      continue;
    }
    stops.set(code, {
      ...known,
      reference: withPart(known.reference, reference),
      ...(recipient !== '' && { recipient: withPart(known.recipient, recipient) }),
      ...(note !== '' && { note: withPart(known.note, note) }),
      ...(amount !== '' && { amount: withPart(known.amount, amount, isParcel) }),
      ...(phone !== undefined && { phone }),
      ...(secret !== undefined && { secret }),
    });
  }
  return { run: { ...run, stops: [...stops.values()] }, leftOut, done };
}

const hasPart = (known: string, part: string) => `, ${known}, `.includes(`, ${part}, `);

// A file may have a thousand parcels for one code.
const maxJoined = 500;

/** With what is not there yet. What has no room is seen to be missing. */
function withPart(known = '', part: string, isOther = false): string {
  if (known === '' || part === '') return known || part;
  if (!isOther && hasPart(known, part)) return known;
  const both = `${known}, ${part}`;
  if (both.length <= maxJoined) return both;
  return known.endsWith('…') ? known : `${known}, …`;
}

/**
 * Another code in the place of one that does not exist, or of one that was typed wrongly.
 * @returns null where that one is a stop that is done, which takes no other parcel
 */
export function withCode(run: Run, from: string, to: string): Run | null {
  const wrong = run.stops.find(({ code }) => code === from);
  if (wrong === undefined) return run;
  const { place: _, problem: __, suggestions: ___, secret: ____, change: _____, ...rest } = wrong;
  const right = { ...rest, code: to };
  if (run.stops.every(({ code }) => code !== to))
    return { ...run, stops: run.stops.map((stop) => (stop === wrong ? right : stop)) };
  const joined = withStops(withoutStop(run, from), [right]);
  return joined.done > 0 ? null : joined.run;
}

export const changedStop = (run: Run, code: string, change: (stop: Stop) => Stop): Run => ({
  ...run,
  stops: run.stops.map((stop) => (stop.code === code ? change(stop) : stop)),
});

export const withoutStop = (run: Run, code: string): Run => ({
  ...run,
  stops: run.stops.filter((stop) => stop.code !== code),
});

/** @param place from 0; no farther than the ends. The same run where it is there already */
export function moved(run: Run, code: string, place: number): Run {
  const from = run.stops.findIndex((stop) => stop.code === code);
  const stop = run.stops[from];
  const to = Math.min(Math.max(place, 0), run.stops.length - 1);
  if (stop === undefined || to === from) return run;
  return { ...run, stops: run.stops.toSpliced(from, 1).toSpliced(to, 0, stop) };
}

/** Those that are done stay in front; then the others in this order. */
export function inOrder(run: Run, codes: readonly string[]): Run {
  const rank = new Map(codes.map((code, index) => [code, index]));
  const rankOf = ({ code }: Stop) => rank.get(code) ?? codes.length;
  const open = run.stops.filter(isOpen).sort((one, other) => rankOf(one) - rankOf(other));
  return { ...run, stops: [...run.stops.filter((stop) => !isOpen(stop)), ...open] };
}

/** When the place that a pass opened may no longer be shown; epoch ms. Infinity where it has no end. */
const endOf = ({ place }: Stop): number => {
  const end = place !== undefined && 'openedBy' in place ? place.expiresAt : null;
  return end === null ? Number.POSITIVE_INFINITY : Date.parse(end);
};

export const firstEnd = (run: Run): number => Math.min(...run.stops.map(endOf));

/** A place that a pass opened is shown until the pass ends. */
export function withoutEnded(run: Run, now: number): Run {
  if (firstEnd(run) > now) return run;
  const stops = run.stops.map((stop): Stop => {
    if (endOf(stop) > now) return stop;
    const { place: _, secret: __, ...rest } = stop;
    return { ...rest, problem: 'ended' };
  });
  return { ...run, stops };
}
