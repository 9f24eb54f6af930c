/**
 * How a person gave the point of a place: where they stood, by one position or several averaged, on the map, or by a name,
 * numbers or a map's link.
 */
export const pointSources = ['device', 'averaged', 'pin', 'search', 'coordinates', 'link'] as const;
export type PointSource = (typeof pointSources)[number];

/** Metres. A position by a network's address alone may be off by a town's width; more says nothing any more. */
export const maxPointAccuracy = 100_000;
