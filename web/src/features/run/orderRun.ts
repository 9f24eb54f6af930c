import { arrivalPoint } from '#shared/domain/arrivalPoint.ts';
import { lengthOf, orderStops } from '#shared/domain/stopOrder.ts';
import type { Point } from '#web/maps/mapView.ts';
import { isOpen, type Run, type StopPlace } from './run.ts';

/** Where a driver is led to: where deliveries go, before the point of the code. */
export function pointOf(place: StopPlace): Point {
  return arrivalPoint(place.guide) ?? place;
}

/** Those that are left and whose place is known. */
const located = (run: Run) =>
  run.stops.flatMap((stop) =>
    isOpen(stop) && stop.place !== undefined ? [{ stop, point: pointOf(stop.place) }] : [],
  );

/** @param from null begins at the first stop that is left @returns the codes in their new order; those without a place come last */
export async function orderOf(run: Run, from: Point | null): Promise<string[]> {
  const known = located(run);
  const places = await orderPoints(
    known.map(({ point: { latitude, longitude } }) => ({ latitude, longitude })),
    { from, returns: run.returns },
  );
  return places.flatMap((place) => known[place]?.stop.code ?? []);
}

type Order = typeof orderStops;

/** In a worker, where the browser has one. */
export async function orderPoints(...input: Parameters<Order>): Promise<number[]> {
  try {
    return await inWorker(input);
  } catch {
    // A browser that starts no worker, or has not stored it: it takes the page a moment.
    return orderStops(...input);
  }
}

function inWorker(input: Parameters<Order>): Promise<number[]> {
  const worker = new Worker(new URL('./orderWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<number[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data));
    worker.addEventListener('error', reject);
    worker.postMessage(input);
  }).finally(() => worker.terminate());
}

/** In kilometres, by straight lines, from the first stop that is left. */
export function kmLeft(run: Run): number {
  const points = located(run).map(({ point }) => point);
  const way = { from: null, returns: run.returns };
  return lengthOf(
    points,
    way,
    points.map((_, index) => index),
  );
}
