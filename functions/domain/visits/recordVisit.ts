import { ConditionFailed } from '#functions/data/transact.ts';
import { type Visit, visitedPointOf } from '#functions/data/visit.ts';
import {
  confirmZarCode,
  countVisitors,
  getEarlierVisits,
  isNewVisitor,
  writeVisit,
} from '#functions/data/visits.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { transactLimited } from '#functions/lib/rateLimit.ts';
import type { VisitReport } from '#shared/contract/visits.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { dayInJohannesburg, monthInJohannesburg } from '#shared/domain/time.ts';
import { maxGateDistanceM, minConfirmed, shownVisitors, visitMessages } from '#shared/domain/visits.ts';
import { reporterOf } from './reporterOf.ts';
import { suggestGate } from './suggestGate.ts';
import { tellWrongPlace } from './tellWrongPlace.ts';

interface NewVisit {
  readonly zarCode: ZarCode;
  readonly report: VisitReport;
  readonly clientIp: string;
}

/**
 * Records one report a device, an address, a code and a day; another one changes nothing. One that is new costs up to
 * eleven write units, and the code's item is written only when what it shows changes.
 * @throws 400 where a gate is too far away, 429 where a code has had enough reports for a day
 */
export async function recordVisit(deps: Dependencies, given: NewVisit): Promise<void> {
  const { table } = deps;
  const { zarCode, report, clientIp } = given;
  const { result, device } = report;
  const position = result === 'gateHere' ? positionOf(zarCode, report) : null;
  const now = deps.now();
  const visited = visitedPointOf(zarCode);
  const reporter = await reporterOf(deps, visited, { device, clientIp });
  const before = await getEarlierVisits(table, visited, reporter, now);
  const today = dayInJohannesburg(now);
  if (before.device.day === today || before.address.day === today) return;
  const foundBefore = { device: before.device.found, address: before.address.found };
  const visit: Visit = { ...visited, ...reporter, result, position, now, foundBefore };
  const limit = { name: 'visitCode', who: zarCode.code, refusal: visitMessages.enough } as const;
  try {
    await transactLimited(deps, limit, writeVisit(visit));
  } catch (error) {
    // The same device or address at the same time.
    if (error instanceof ConditionFailed) return;
    throw error;
  }
  if (result === 'found') await confirm(deps, zarCode, visit);
  if (result === 'gateHere') await suggestGate(deps, zarCode, visit);
  if (result === 'wrongPlace') await tellWrongPlace(deps, zarCode, visit);
}

/** Writes what a code's page says of its visitors where that changes: a higher number, or another month. */
async function confirm({ table }: Dependencies, zarCode: ZarCode, visit: Visit): Promise<void> {
  const lastMonth = monthInJohannesburg(visit.now);
  const { confirmed } = zarCode;
  const visitors = isNewVisitor(visit)
    ? shownVisitors(await countVisitors(table, visit))
    : (confirmed?.visitors ?? 0);
  if (visitors < minConfirmed) return;
  const isShown = confirmed !== undefined && confirmed.visitors >= visitors;
  if (isShown && confirmed.lastMonth >= lastMonth) return;
  await confirmZarCode(table, zarCode, { visitors: Math.max(visitors, confirmed?.visitors ?? 0), lastMonth });
}

/** Of a gate only, which is why a report of anything else does not store where it was made. */
function positionOf(zarCode: ZarCode, { latitude = 0, longitude = 0, accuracyM = 0 }: VisitReport) {
  const position = { latitude: toSevenDecimals(latitude), longitude: toSevenDecimals(longitude), accuracyM };
  if (distanceKm(zarCode, position) * 1000 <= maxGateDistanceM) return position;
  throw new ApiError('invalid_request', visitMessages.tooFar, { fields: { latitude: visitMessages.tooFar } });
}
