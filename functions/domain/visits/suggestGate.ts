import { erasedUserId } from '#functions/data/erased.ts';
import { getGateSuggestion, writeGateSuggestion } from '#functions/data/gateSuggestions.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Reporter, Visit } from '#functions/data/visit.ts';
import { listReports, type Report } from '#functions/data/visitReports.ts';
import { checkCodeLives, type ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { sameGateM, visitDays } from '#shared/domain/visits.ts';
import type { Point } from '#shared/domain/writtenCoordinates.ts';
import { isIndependent } from './isIndependent.ts';

/**
 * Suggests the owner a gate where three visitors say the same, and notifies them: unless a suggestion waits already, the
 * guide has that gate, or the owner has declined that place.
 */
export async function suggestGate(deps: Dependencies, zarCode: ZarCode, visit: Visit): Promise<void> {
  const { table } = deps;
  const { code, ownerId, guide } = zarCode;
  if (ownerId === erasedUserId) return;
  const { now } = visit;
  const since = new Date(now.getTime() - visitDays * 86_400_000);
  const reports = await listReports(table, visit, 'gateHere', since);
  const gate = agreedGate(visit, reports.flatMap(locatedOf));
  if (gate === null) return;
  const suggestion = await getGateSuggestion(table, code);
  const gates = guide?.points.filter(({ kind }) => kind === 'gate') ?? [];
  const isKnown = [...gates, ...suggestion.declined].some((place) => isSameGate(place, gate));
  if (suggestion.open !== undefined || isKnown) return;
  const at = now.toISOString();
  await transactIfAllowed(table, [
    writeGateSuggestion({ ...suggestion, open: { id: deps.newId('sug'), createdAt: at, ...gate } }),
    writeNotification({
      id: deps.newId('ntf'),
      userId: ownerId,
      at,
      content: { kind: 'gateSuggested', code },
    }),
    checkCodeLives(code),
  ]);
}

const isSameGate = (one: Point, other: Point) => distanceKm(one, other) * 1000 <= sameGateM;

type Located = Reporter & Point;

const locatedOf = ({ latitude, longitude, ...reporter }: Report): Located[] =>
  latitude === undefined || longitude === undefined ? [] : [{ ...reporter, latitude, longitude }];

/** The middle of the newest report and two others that agree with it and with each other; null where there are none. */
function agreedGate(visit: Visit, reports: readonly Located[]): Point | null {
  const mine = locatedOf({ ...visit, ...visit.position })[0];
  if (mine === undefined) return null;
  const agrees = (one: Located, other: Located) => isIndependent(one, other) && isSameGate(one, other);
  const others = reports.filter((other) => agrees(mine, other));
  for (const [index, second] of others.entries()) {
    const third = others.slice(index + 1).find((other) => agrees(second, other));
    if (third !== undefined) return middleOf([mine, second, third]);
  }
  return null;
}

function middleOf(points: readonly Point[]): Point {
  const mean = (name: keyof Point) =>
    toSevenDecimals(points.reduce((sum, point) => sum + point[name], 0) / points.length);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}
