import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { callRoute } from '#web/api/client.ts';
import { inOneTab } from '#web/offline/inOneTab.ts';
import { pointOf } from './orderRun.ts';
import { storePhotos } from './photos.ts';
import { isOpen, type Run, type Stop, type StopPlace } from './run.ts';
import { changeRun, latestRun } from './runStore.ts';
import { warmUp } from './warmUp.ts';

/** What a request brought of each stop. */
type Answer = Awaited<ReturnType<typeof ask>>;

function ask(stops: readonly Stop[]) {
  const passes = stops.flatMap(({ code, secret }) => (secret === undefined ? [] : [[code, secret] as const]));
  return callRoute('zarcodes.batch', {
    body: { codes: stops.map(({ code }) => code), passes: Object.fromEntries(passes) },
  });
}

/**
 * Asks for the places of stops, all with one request, and stores what the road needs. One tab at a time: two that ask with
 * the same pass would use it twice.
 * @throws ApiError
 */
export const loadStops = (isWanted: (stop: Stop) => boolean = isUnknown): Promise<void> =>
  inOneTab('run-stops', () => loadAlone(isWanted));

async function loadAlone(isWanted: (stop: Stop) => boolean): Promise<void> {
  const run = await latestRun();
  const wanted = run?.stops.filter(isWanted) ?? [];
  if (wanted.length === 0) return;
  const answer = await ask(wanted);
  const asked = new Set(wanted.map(({ code }) => code));
  const loaded = await changeRun(
    (now) =>
      now && {
        ...now,
        loadedAt: Date.now(),
        stops: now.stops.map((stop) => (asked.has(stop.code) ? answered(stop, answer) : stop)),
      },
  );
  if (loaded === null) return;
  void warmUp();
  void storePhotos(loaded);
}

export const isUnknown = ({ place, problem }: Stop): boolean => place === undefined && problem === undefined;

/** Owners move and withdraw codes; who has no connection learns of it later. */
const freshMs = 5 * 60_000;

/** Asks again for what is still to be driven to, once it is no longer fresh. It may fail: the road has what it needs. */
export async function refreshStops(run: Run): Promise<void> {
  const isFirst = run.loadedAt === 0;
  if (isFirst || Date.now() - run.loadedAt < freshMs) return;
  await loadStops((stop) => isOpen(stop) && stop.place !== undefined).catch(() => {});
}

function answered(stop: Stop, { zarcodes, missing, refused }: Answer): Stop {
  const { place: before, problem: _, suggestions: __, change: ___, ...rest } = stop;
  const found = zarcodes.find(({ zarcode }) => normaliseCode(zarcode) === stop.code);
  if (found !== undefined && 'latitude' in found) {
    const again = 'again' in found ? found.again : null;
    const isChanged = before !== undefined && (stop.change === 'moved' || hasMoved(before, found));
    return {
      ...rest,
      place: found,
      ...(again !== null && { secret: again }),
      ...(isChanged && { change: 'moved' }),
    };
  }
  const shown = formatCode(stop.code);
  const refusal = refused.find(({ code }) => code === shown);
  // Other people's wrong PINs close nothing that this driver has opened.
  if (refusal?.reason === 'tooMany' && before !== undefined) return { ...rest, place: before };
  if (refusal !== undefined)
    return { ...rest, problem: refusal.reason === 'tooMany' ? 'tooMany' : 'refused' };
  if (found !== undefined) return { ...rest, problem: 'area' };
  if (before !== undefined) return { ...rest, place: before, change: 'withdrawn' };
  const { suggestions = [], isReserved = false } = missing.find(({ code }) => code === shown) ?? {};
  if (isReserved) return { ...rest, problem: 'reserved' };
  return { ...rest, problem: 'missing', suggestions };
}

const minMovedKm = 0.01;
const hasMoved = (before: StopPlace, now: StopPlace) =>
  distanceKm(pointOf(before), pointOf(now)) > minMovedKm;
