import { t } from '#shared/text/t.ts';
import { normaliseCode } from './code.ts';
import type { Landmark, Move, PointKind, Side } from './guideIds.ts';
import { lookAlikes } from './mistakes.ts';
import { isReservedWord } from './reservedWords.ts';

/**
 * The guide of a code: the last hundred metres by landmarks, and points beside the code's own
 * (docs/product/guides.md).
 */

export interface GuideStep {
  readonly landmark: Landmark;
  readonly move: Move;
  readonly side?: Side | undefined;
  /** From the step before. */
  readonly distanceM?: number | undefined;
  readonly text?: string | undefined;
}

export interface GuidePoint {
  readonly label: string;
  readonly kind: PointKind;
  readonly latitude: number;
  readonly longitude: number;
  readonly note?: string | undefined;
}

export interface Guide {
  readonly steps: readonly GuideStep[];
  readonly points: readonly GuidePoint[];
  readonly arrival?: string | undefined;
  /** To call on arrival. Everybody sees it. */
  readonly phone?: string | undefined;
  /** One of the code's photos. */
  readonly gatePhotoId?: string | undefined;
}

export const maxSteps = 6;
export const maxPoints = 8;
export const maxStepText = 80;
/** Farther than a step, a landmark is no help: the point on the map brings a driver to the area. */
export const maxStepDistanceM = 20_000;
export const maxLabel = 12;
export const maxNote = 60;
export const maxArrival = 200;
/** Between a point and the code's own. */
export const maxPointDistanceKm = 10;
/** So that a code is read with one read of 4 KB (half a unit). As the table counts it. */
export const maxGuideBytes = 2560;

export const guideMessages = {
  landmark: t`Please choose a landmark from the list.`,
  move: t`Please choose what to do there.`,
  side: t`Please choose a side or a colour from the list.`,
  kind: t`Please choose what the point is.`,
  tooManySteps: t`Directions have at most ${maxSteps} steps.`,
  tooManyPoints: t`A ZarCode has at most ${maxPoints} points beside its own.`,
  distance: t`Please give a distance in whole metres, from 1 to ${maxStepDistanceM}.`,
  otherText: t`Please say what the landmark is.`,
  label: t`A label is 1 to ${maxLabel} letters or digits, such as GATE.`,
  labelLikeCode: t`This label looks like a ZarCode. Please choose another one.`,
  labelReserved: t`This label is reserved. Please choose another one.`,
  labelTaken: t`Another point has this label, or one that looks the same.`,
  tooFar: `A point may be at most ${maxPointDistanceKm} km from the ZarCode's own.`,
  outside: 'This point is outside South Africa.',
  photo: 'This photo is not one of this ZarCode. Please choose another one.',
  oldPhoto: 'This photo is too old to be shown above the directions. Please add it again.',
  markup: t`Please write plain text, without < and >.`,
  tooLarge: t`These directions are too long to store. Please shorten the texts.`,
} as const;

const labelForm = /^[A-Z0-9]{1,12}$/;

/** @param label in capitals @returns why it can't be one, or null */
export function labelProblem(label: string): string | null {
  if (!labelForm.test(label)) return guideMessages.label;
  if (normaliseCode(label) !== null) return guideMessages.labelLikeCode;
  return isReservedWord(label) ? guideMessages.labelReserved : null;
}

/** @returns the indexes of the points whose label looks like an earlier one's */
export function clashingLabels(labels: readonly string[]): number[] {
  const folded = labels.map(lookAlikes);
  return folded.flatMap((label, index) => (folded.indexOf(label) < index ? [index] : []));
}

export const isEmptyGuide = ({ steps, points, arrival, phone, gatePhotoId }: Guide): boolean =>
  steps.length === 0 && points.length === 0 && !arrival && !phone && gatePhotoId === undefined;

/**
 * Bytes of a value as DynamoDB counts them: names and texts in UTF-8, up to 21 for a number, 3 for each list or map and
 * one for each thing in it.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length;
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace(/\D/g, '').length / 2) + 2;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + storedBytes(each) + 1, 3);
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce(
    (sum, [name, each]) => (each === undefined ? sum : sum + storedBytes(name) + storedBytes(each) + 1),
    3,
  );
}
