/** What visitors say of a code when they have arrived (docs/product/guides.md#found-it). */

import { t } from '#shared/text/t.ts';
import { maxGateAccuracyM } from './gateAccuracy.ts';

export const visitResults = ['found', 'wrongPlace', 'gateHere'] as const;
export type VisitResult = (typeof visitResults)[number];

/** How long a report counts, and how long the position of a gate is stored. */
export const visitDays = 90;
/** Two who say that a place is wrong are told to its owner, if they came within this time. */
export const wrongPlaceDays = 30;

/** A gate farther away is another place's. */
export const maxGateDistanceM = 1000;
/** Visitors who are this close to each other mean the same gate. */
export const sameGateM = 15;

/** From here on a code says how many found it: fewer could be its owner and a neighbour. */
export const minConfirmed = 3;

export const visitMessages = {
  result: 'Please say whether you found the place.',
  device: 'Please load this page again.',
  accuracy: 'Please give the accuracy in metres.',
  noPosition: t`Please allow this page to use your position, so that we know where the gate is.`,
  inexact: t`Your position is not exact enough yet: it has to be within ${maxGateAccuracyM} metres. Please wait a moment in the open, and try again.`,
  tooFar: 'You are more than 1 km from this ZarCode. Please try again when you are at its gate.',
  enough: 'Thank you. Enough people have reported about this ZarCode today.',
  fullGuide:
    'This ZarCode has 8 points already, and none of them is a gate. Please remove one, then accept the gate.',
} as const;

/**
 * What is shown of a number of visitors: all up to 20, then fewer, so that a code that many people visit is seldom
 * written, and never more than there were.
 */
export function shownVisitors(visitors: number): number {
  const step = visitors <= 20 ? 1 : visitors <= 100 ? 5 : visitors <= 1000 ? 50 : 500;
  return visitors - (visitors % step);
}
