import { useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { locationProblem, locationTexts } from '#web/maps/locationTexts.ts';
import type { RoadPosition } from './run.ts';

export interface Position extends RoadPosition {
  /** Epoch ms of the page's clock. */
  readonly at: number;
}

interface Watched {
  readonly position: Position | null;
  /** Why there is none, in a sentence. */
  readonly problem: string | null;
}

/** Where the phone is, while the page is seen: without a look at it the battery lasts longer. */
export function usePosition(): Watched {
  const [watched, setWatched] = useState<Watched>({ position: null, problem: null });
  useEffect(() => {
    if (!('geolocation' in navigator)) {
      setWatched({ position: null, problem: locationTexts.unsupported });
      return;
    }
    let watch: number | undefined;
    const stop = () => {
      if (watch !== undefined) navigator.geolocation.clearWatch(watch);
      watch = undefined;
    };
    const start = () => {
      stop();
      if (document.visibilityState === 'hidden') return;
      watch = navigator.geolocation.watchPosition(
        ({ coords: { latitude, longitude, accuracy } }) =>
          setWatched({
            position: { latitude, longitude, accuracyM: Math.round(accuracy), at: Date.now() },
            problem: null,
          }),
        (error) => setWatched((before) => ({ ...before, problem: locationProblem(error) })),
        { enableHighAccuracy: true, maximumAge: 5000 },
      );
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', start);
    };
  }, []);
  return watched;
}

/** What the phone knows of the last two minutes: an older one says where it was then. */
export function freshPosition(position: Position | null): RoadPosition | null {
  if (position === null || Date.now() - position.at > freshMs) return null;
  const { latitude, longitude, accuracyM } = position;
  return { latitude, longitude, accuracyM };
}

const freshMs = 2 * 60_000;

const sortWaitMs = 20_000;
/** A position by masts says in which suburb one is, which is not enough to sort by, nor to drive by. */
export const maxInexactM = 3000;

/** @throws Error with a sentence for people */
export function positionToSortBy(): Promise<RoadPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(locationTexts.unsupported));
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        accuracy > maxInexactM
          ? reject(new Error(t`Your phone does not know where you are.`))
          : resolve({ latitude, longitude, accuracyM: accuracy }),
      (error) => reject(new Error(locationProblem(error))),
      { enableHighAccuracy: true, timeout: sortWaitMs, maximumAge: 60_000 },
    );
  });
}
