import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { openerOf } from '#functions/lib/opener.ts';
import type { Refusal } from '#shared/contract/batchFields.ts';
import type { Viewer } from '#shared/domain/visibility.ts';
import { type Tried, tryToOpen } from './tryToOpen.ts';

export interface Stop {
  readonly code: string;
  /** Null where there is none. */
  readonly zarCode: ZarCode | null;
  /** It is a creator's, and has no place yet. */
  readonly isReserved: boolean;
  /** A pass or a PIN for it. */
  readonly secret: string | undefined;
}

/** Who looks at the stops of a run, and from where. */
export interface Driver {
  readonly caller: Viewer;
  readonly clientIp: string;
  readonly viewerPlace: string | null;
  readonly device: string;
}

export interface TriedStop extends Stop, Pick<Tried, 'viewer' | 'pass'> {
  readonly refused: Refusal | null;
}

/** Tries what was brought along for one stop. Where it is refused, that refuses no other. */
export async function tryStop(deps: Dependencies, stop: Stop, driver: Driver): Promise<TriedStop> {
  const { code, zarCode, secret } = stop;
  const { caller, clientIp, viewerPlace, device } = driver;
  const bearer = secret === undefined ? null : { opener: openerOf(secret, device), clientIp, viewerPlace };
  const { viewer, pass, refused } = await tryToOpen(deps, zarCode, { code, clientIp, caller, bearer });
  return { ...stop, viewer, pass, refused: refused?.reason ?? null };
}
