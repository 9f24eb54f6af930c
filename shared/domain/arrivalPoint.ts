import type { Guide, GuidePoint } from './guide.ts';
import type { PointKind } from './guideIds.ts';

/** Where a driver is led: to where deliveries go, else to the gate, else to the code's own point, which is null. */
export function arrivalPoint(guide: Pick<Guide, 'points'> | undefined): GuidePoint | null {
  const points = guide?.points ?? [];
  const ofKind = (kind: PointKind) => points.find((point) => point.kind === kind);
  return ofKind('deliveries') ?? ofKind('gate') ?? null;
}
