/** What a visitor says of a point of a code, and under which keys that is stored. */
import { dayMs } from '#shared/domain/time.ts';
import type { VisitResult } from '#shared/domain/visits.ts';
import { hashed } from './hashed.ts';
import type { ZarCode } from './zarcodes.ts';

export const partitionOf = (code: string) => `VISITS#${code}`;

/** What is said of a point says nothing of another one: everything is stored under the code's point. */
export interface VisitedPoint {
  readonly code: string;
  readonly point: string;
}

export type PointOfCode = Pick<ZarCode, 'code' | 'latitude' | 'longitude'>;

export const visitedPointOf = ({ code, latitude, longitude }: PointOfCode): VisitedPoint => ({
  code,
  point: hashed(`${latitude} ${longitude}`),
});

/** Epoch seconds, some days after a time. */
export const expiryOf = (at: Date, days: number) => Math.ceil((at.getTime() + days * dayMs) / 1000);

/** The reporter of a visit: hashes of the device and of the address, other ones for each code and point. */
export interface Reporter {
  readonly device: string;
  readonly address: string;
}

export interface Visit extends VisitedPoint, Reporter {
  readonly result: VisitResult;
  readonly now: Date;
  /** The device or the address has found it before. */
  readonly foundBefore: { readonly device: boolean; readonly address: boolean };
  /** Only of a gate. */
  readonly position: Position | null;
}

interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number;
}
