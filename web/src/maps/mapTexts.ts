import { t } from '#shared/text/t.ts';

/** docs/product/maps.md#map-messages. */
export const mapTexts = {
  failed: t`Failed to load the map. Please try again later.`,
  failedTitle: t`Map Error`,
  /** Where a person works with the map. */
  notConfigured: t`Map Unavailable - Google Maps API not configured`,
  /** Where a visitor only looks at a place: the configuration means nothing to them. */
  unavailable: t`Map unavailable`,
  offline: t`The map needs a connection.`,
  failedGoogle: t`Failed to load Google Maps`,
} as const;

/** What a screen reader calls the map of an area. */
export const areaMapLabel = (code: string) => t`Map of the area of ${code}`;

/** What a screen reader calls the map of a creator's page. */
export const creatorMapLabel = (displayName: string) => t`Map of the ZarCodes of ${displayName}`;
