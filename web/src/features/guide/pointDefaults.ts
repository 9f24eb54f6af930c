import { clashingLabels, labelProblem } from '#shared/domain/guide.ts';
import type { PointKind } from '#shared/domain/guideIds.ts';
import { pointWords } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import type { PointFields } from '#web/brand/guide/guideForm.ts';

// PARKING looks like a code.
const labels: Readonly<Record<PointKind, string>> = {
  gate: 'GATE',
  door: 'DOOR',
  deliveries: 'DELIVERIES',
  parking: 'PARK',
  shed: 'SHED',
  house: 'HOUSE',
  borehole: 'BOREHOLE',
  other: 'POINT',
};

/** To choose from. */
export const kindNames: Readonly<Record<PointKind, string>> = { ...pointWords(), other: t`Something else` };

/** A label for a point of this kind beside those that there are: GATE, GATE2 … */
export function suggestedLabel(kind: PointKind, taken: readonly string[]): string {
  const name = labels[kind];
  const others = taken.map((label) => label.trim().toUpperCase());
  const candidates = [name, ...Array.from(taken, (_, index) => `${name}${index + 2}`)];
  const isFree = (label: string) =>
    labelProblem(label) === null && !clashingLabels([...others, label]).includes(others.length);
  return candidates.find(isFree) ?? '';
}

/** Nobody has chosen it: it follows the kind. */
export function isSuggested({ kind, label }: Pick<PointFields, 'kind' | 'label'>): boolean {
  const name = labels[kind];
  return label === '' || (label.startsWith(name) && /^\d?$/.test(label.slice(name.length)));
}
