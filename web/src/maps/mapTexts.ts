/** docs/product/maps.md#map-messages. */
export const mapTexts = {
  failed: 'Failed to load the map. Please try again later.',
  failedTitle: 'Map Error',
  /** Where a person works with the map. */
  notConfigured: 'Map Unavailable - Google Maps API not configured',
  /** Where a visitor only looks at a place: the configuration means nothing to them. */
  unavailable: 'Map unavailable',
  offline: 'The map needs a connection.',
  failedGoogle: 'Failed to load Google Maps',
} as const;

/** What a screen reader calls the map of an area. */
export const areaMapLabel = (code: string) => `Map of the area of ${code}`;

/** What a screen reader calls the map of a creator's page. */
export const creatorMapLabel = (displayName: string) => `Map of the ZarCodes of ${displayName}`;
