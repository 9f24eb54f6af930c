import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import type { Guide, GuideStep } from '#shared/domain/guide.ts';
import { stepSentence } from '#shared/domain/guideWords.ts';
import { nearestTown } from '#shared/domain/nearestTown.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { plusCode } from '#shared/domain/plusCode.ts';
import { degreesMinutesSeconds } from '#shared/domain/sexagesimal.ts';
import { shownCodeOf } from '#shared/domain/shownCodeOf.ts';
import { spelledWords } from '#shared/domain/spellingAlphabet.ts';

export type CodeOnCard = CodeOnPage & { readonly guide?: Guide | undefined };

export interface CardTexts {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly spelled: readonly string[];
  readonly title: string;
  readonly town: string;
  readonly address: string;
  readonly decimal: string;
  readonly sexagesimal: string;
  readonly plusCode: string;
  /** With their numbers. */
  readonly steps: readonly string[];
  /** The same without remarks, where there is no room. */
  readonly shortSteps: readonly string[];
  readonly arrival: string;
  readonly phone: string;
}

/** Of another landmark the text is its name. */
const withoutRemark = ({ text, ...step }: GuideStep): GuideStep =>
  step.landmark === 'other' ? { ...step, text } : step;

const numbered = (step: GuideStep, index: number) => `${index + 1}. ${stepSentence(step)}`;

export function cardTexts(zarCode: CodeOnCard): CardTexts {
  const { title, latitude, longitude, addressLine1, addressLine2, suburb, city, province } = zarCode;
  const { steps = [], arrival = '', phone = '' } = zarCode.guide ?? {};
  const code = shownCodeOf(zarCode);
  return {
    code,
    spelled: spelledWords(code).map((words) => words.join(' · ')),
    title,
    town: nearestTown({ latitude, longitude }),
    address: placeLine(addressLine1, addressLine2, suburb, city, province),
    decimal: placeLine(formatCoordinate(latitude), formatCoordinate(longitude)),
    sexagesimal: degreesMinutesSeconds(latitude, longitude),
    plusCode: plusCode(latitude, longitude),
    steps: steps.map(numbered),
    shortSteps: steps.map(withoutRemark).map(numbered),
    arrival,
    phone,
  };
}
