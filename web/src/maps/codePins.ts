import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { isPoint, type MapPin, type MapView, zooms } from './mapView.ts';

/** @param slug below which the pages of the codes are @param open shows the page of a code, as it is shown */
export function codePins(
  codes: readonly ZarCodeCard[],
  slug: string,
  open: (shown: string) => void,
): readonly MapPin[] {
  return codes.filter(isPoint).map(({ zarcode, title, latitude, longitude, city }) => {
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

/** Brings all of them into view; none move nothing. */
export function fitPins(view: MapView, pins: readonly MapPin[]): void {
  if (pins.length === 0) return;
  view.fit(
    pins.map(({ point }) => point),
    zooms.oneCode,
  );
}
