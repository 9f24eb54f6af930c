import type { PointSource } from '#shared/domain/pointSources.ts';
import { t } from '#shared/text/t.ts';

const texts: Readonly<Record<PointSource, string>> = {
  device: t`Current location`,
  averaged: t`Average of several positions`,
  pin: t`Pin on the map`,
  search: t`Place that was searched for`,
  coordinates: t`Coordinates`,
  link: t`Link from another map`,
};

interface GivenPoint {
  readonly pointSource?: PointSource | undefined;
  /** Metres. */
  readonly pointAccuracy?: number | undefined;
}

/** Metres: a stand is about twice as wide, so beyond them the pin may be on the neighbours' (docs/decisions/0013). */
export const roughMetres = 20;

export const isRough = (accuracy: number | undefined) => accuracy !== undefined && accuracy > roughMetres;

/** Metres, as they are shown. */
export const shownMetres = (accuracy: number) => Math.max(1, Math.round(accuracy));

/** 'Current location, within 8 m'. Empty for codes from before this was stored. */
export function pointSourceText({ pointSource, pointAccuracy }: GivenPoint): string {
  const source = pointSource === undefined ? '' : texts[pointSource];
  if (pointAccuracy === undefined) return source;
  const metres = shownMetres(pointAccuracy);
  return source === '' ? t`within ${metres} m` : t`${source}, within ${metres} m`;
}
