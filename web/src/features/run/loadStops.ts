import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { callRoute } from '#web/api/client.ts';
import { storePhotos } from './photos.ts';
import type { Run, Stop } from './run.ts';
import { changeRun } from './runStore.ts';

/** What a request brought of each stop. */
type Answer = Awaited<ReturnType<typeof ask>>;

function ask(stops: readonly Stop[]) {
  const passes = stops.flatMap(({ code, secret }) => (secret === undefined ? [] : [[code, secret] as const]));
  return callRoute('zarcodes.batch', {
    body: { codes: stops.map(({ code }) => code), passes: Object.fromEntries(passes) },
  });
}

/** Asks for stops whose places are not known, all with one request. @throws ApiError */
export async function loadStops(run: Run, isWanted: (stop: Stop) => boolean = isUnknown): Promise<void> {
  const wanted = run.stops.filter(isWanted);
  if (wanted.length === 0) return;
  const answer = await ask(wanted);
  const asked = new Set(wanted.map(({ code }) => code));
  const loaded = await changeRun((now) =>
    now === null
      ? null
      : { ...now, stops: now.stops.map((stop) => (asked.has(stop.code) ? answered(stop, answer) : stop)) },
  );
  if (loaded !== null) void storePhotos(loaded);
}

export const isUnknown = ({ place, problem }: Stop): boolean => place === undefined && problem === undefined;

function answered(stop: Stop, { zarcodes, missing, refused }: Answer): Stop {
  const { place: _, problem: __, suggestions: ___, ...rest } = stop;
  const found = zarcodes.find(({ zarcode }) => normaliseCode(zarcode) === stop.code);
  if (found !== undefined && 'latitude' in found) {
    const again = 'again' in found ? found.again : null;
    return { ...rest, place: found, ...(again !== null && { secret: again }) };
  }
  const shown = formatCode(stop.code);
  const refusal = refused.find(({ code }) => code === shown);
  if (refusal !== undefined)
    return { ...rest, problem: refusal.reason === 'tooMany' ? 'tooMany' : 'refused' };
  if (found !== undefined) return { ...rest, problem: 'area' };
  const { suggestions = [] } = missing.find(({ code }) => code === shown) ?? {};
  return { ...rest, problem: 'missing', suggestions };
}
