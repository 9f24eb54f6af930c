import type { FoundCode } from '#functions/data/searchIndex.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import { formatCode } from '#shared/domain/code.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import type { FoundAddress } from './searchAddresses.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const formatPoint = ({ latitude, longitude }: Point) =>
  `${formatCoordinate(latitude)}, ${formatCoordinate(longitude)}`;

export function serializeFoundCode(found: FoundCode): SearchResult {
  const { code, title, suburb, city, province, latitude, longitude } = found;
  return {
    type: 'zarcode',
    id: code,
    zarcode: formatCode(code),
    title,
    subtitle: formatCode(code),
    description: placeLine(suburb, city, province),
    location: latitude === undefined || longitude === undefined ? '' : formatPoint({ latitude, longitude }),
  };
}

export function serializeFoundAddress(found: FoundAddress): SearchResult {
  const { id, title, officialName, area, description, point } = found;
  return {
    type: 'address',
    id,
    title,
    ...(officialName !== undefined && { officialName }),
    subtitle: area,
    description,
    location: point === null ? '' : formatPoint(point),
  };
}
