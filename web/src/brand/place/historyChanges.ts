import type { HistoryEntry } from '#shared/contract/zarCodeFields.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { guideText } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import { pointText } from '#web/maps/mapView.ts';
import { shownDistance } from './shownDistance.ts';
import { fieldLabels } from './typedValues.ts';

interface ShownChange {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

type Texts = Exclude<keyof typeof fieldLabels, 'latitude' | 'longitude'>;

const empty = t`(empty)`;

/** An edit's changes, in the order of the form. */
export function historyChanges({ from, to }: HistoryEntry): ShownChange[] {
  const names = (Object.keys(fieldLabels) as Texts[]).filter((name) => to[name] !== undefined);
  return [
    ...movedPin({ from, to }),
    ...names
      .filter((name) => typeof to[name] === 'string')
      .map((name) => ({ label: fieldLabels[name], from: from[name] || empty, to: to[name] || empty })),
    ...changedGuide(from.guide, to.guide),
  ];
}

type Guide = HistoryEntry['to']['guide'];

function changedGuide(from: Guide, to: Guide): ShownChange[] {
  if (from === undefined && to === undefined) return [];
  const shown = (guide: Guide) => (guide === undefined ? empty : guideText(guide));
  return [{ label: t`Directions`, from: shown(from), to: shown(to) }];
}

/** One of the two may have stayed as it was. */
function movedPin({ from, to }: Pick<HistoryEntry, 'from' | 'to'>): ShownChange[] {
  if (to.latitude === undefined && to.longitude === undefined) return [];
  const parts = (['latitude', 'longitude'] as const).filter((name) => to[name] !== undefined);
  if (parts.length === 2) {
    const before = { latitude: from.latitude ?? 0, longitude: from.longitude ?? 0 };
    const after = { latitude: to.latitude ?? 0, longitude: to.longitude ?? 0 };
    const distance = shownDistance(distanceKm(before, after));
    return [{ label: t`Pin`, from: pointText(before), to: t`${pointText(after)} (moved ${distance})` }];
  }
  return parts.map((name) => ({
    label: fieldLabels[name],
    from: (from[name] ?? 0).toFixed(6),
    to: (to[name] ?? 0).toFixed(6),
  }));
}
