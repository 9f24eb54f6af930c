/** What distinguishes places of one name: area, city and province. */
export function placeContext({ name, area, city, province }: PlaceNames): string {
  return unrepeated(area, city, province)
    .filter((part) => part !== name)
    .join(', ');
}

const unrepeated = (...parts: (string | undefined)[]) =>
  [...new Set(parts)].filter((part) => part !== undefined);

/** What a form says of a suburb, besides its city: 'Harare, Khayelitsha'. None for a place that is its own city. */
export function suburbLine({ name, area, city }: Omit<PlaceNames, 'province'>): string {
  return unrepeated(name, area)
    .filter((part) => part !== city)
    .join(', ');
}

interface PlaceNames {
  readonly name: string;
  readonly area?: string;
  readonly city?: string;
  readonly province: string;
}

/** 'Grahamstown (Makhanda)': as it was searched, with the official name beside it. */
export const titleWithName = (title: string, officialName: string | undefined) =>
  officialName === undefined ? title : `${title} (${officialName})`;
