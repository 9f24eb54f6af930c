import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { isPoint, type MapPin, type MapView, type Point, zooms } from './mapView.ts';

/** Others see only the area of some. */
export const hasPoint = <C extends ShownCard>(code: C): code is C & Point => isPoint(code);

/**
 * The pins of codes on a map.
 * @param slug the path below which the pages of the codes are
 * @param open shows the page of a code, given as people write it: 7PT-FLHV
 */
export function codePins(
  codes: readonly ShownCard[],
  slug: string,
  open: (shown: string) => void,
): readonly MapPin[] {
  return codes.filter(hasPoint).map(({ zarcode, title, latitude, longitude, city }) => {
    const shown = shownCode(zarcode);
    return {
      id: shown,
      title,
      subtitle: city,
      point: { latitude, longitude },
      href: `/${slug}/${shown}`,
      onOpen: () => open(shown),
    };
  });
}

/** Brings all pins into view. Without pins the map stays as it is. */
export function fitPins(view: MapView, pins: readonly MapPin[]): void {
  if (pins.length === 0) return;
  view.fit(
    pins.map(({ point }) => point),
    zooms.oneCode,
  );
}
