import { visitMessages } from '#shared/domain/visits.ts';
import { locationProblem, locationTexts } from './locationTexts.ts';
import type { Point } from './mapView.ts';

const waitMs = 30_000; // in the open a phone is exact after 10 to 20 seconds

export interface ExactPosition extends Point {
  readonly accuracyM: number;
}

/**
 * Waits until the device knows where it is to this accuracy.
 * @param onAccuracy called with each position, in metres
 * @throws Error with a sentence for people
 */
export function exactPosition(
  maxAccuracyM: number,
  onAccuracy: (accuracyM: number) => void,
  signal: AbortSignal,
): Promise<ExactPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new Error(locationTexts.unsupported));
    const end = () => {
      navigator.geolocation.clearWatch(watch);
      clearTimeout(timer);
    };
    // Moving into the open, a phone has none for a moment.
    let problem: string = visitMessages.inexact;
    const fail = () => {
      end();
      reject(new Error(problem));
    };
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        onAccuracy(accuracy);
        problem = visitMessages.inexact;
        if (accuracy > maxAccuracyM) return;
        end();
        resolve({ latitude, longitude, accuracyM: accuracy });
      },
      (error) => {
        problem = locationProblem(error);
        if (error.code === error.PERMISSION_DENIED) fail();
      },
      { enableHighAccuracy: true, maximumAge: 0, timeout: waitMs },
    );
    const timer = setTimeout(fail, waitMs);
    signal.addEventListener('abort', end);
  });
}
