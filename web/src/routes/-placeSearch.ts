export interface PlaceSearch {
  address?: string;
  placeId?: string;
}

/** The place that is searched for, in the address bar of the address page and the generator. */
export function placeSearch(search: Record<string, unknown>): PlaceSearch {
  const { address, placeId } = search;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof placeId === 'string' && placeId !== '' && { placeId }),
  };
}
