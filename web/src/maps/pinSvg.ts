/** The pin, 36 by 46 pixels; its tip is at 18, 45. Colours: mapParts.css. */
export const pinSvg =
  '<svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true" focusable="false">' +
  '<path class="map-pin-body" d="M18 1.5c9.1 0 16.5 7.2 16.5 16.2 0 5.6-2.9 10.4-6.7 14.8C24.5 36.4 20.8 39.8 18 44.2c-2.8-4.4-6.5-7.8-9.8-11.7C4.4 28.1 1.500 23.300 1.500 17.700 1.500 8.700 8.900 1.500 18 1.500z"/>' +
  '<circle class="map-pin-eye" cx="18" cy="17.6" r="6.2"/></svg>';
