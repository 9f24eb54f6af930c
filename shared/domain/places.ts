import { districtNames, placeTable } from '#shared/data/places.ts';
import { distanceKm } from './distance.ts';
import { isProvince, type Province } from './provinces.ts';

/** A town, township or suburb of the bundled list (975, from GeoNames). */
export interface Place {
  /** 'gauteng-pretoria'; changes only with the name. */
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  province: Province;
  district?: string;
}

let cached: ReadonlyMap<string, Place> | undefined;

function byId(): ReadonlyMap<string, Place> {
  cached ??= readTable();
  return cached;
}

/** The id of a place unless the table has another one. Folding 975 names instead takes a slow phone 100 ms. */
export function plainPlaceId(province: Province, name: string): string {
  return `${province} ${name}`.toLowerCase().replaceAll(' ', '-');
}

/** Lines are '# Province' or 'name;latitude;longitude;district number', with ';id' unless the id is the plain one. */
function readTable(): Map<string, Place> {
  const districts = districtNames.split('\n');
  const table = new Map<string, Place>();
  let province: Province | undefined;
  for (const line of placeTable.trim().split('\n')) {
    const heading = line.slice(2);
    if (line.startsWith('# ') && isProvince(heading)) {
      province = heading;
      continue;
    }
    const [name = '', latitude, longitude, districtNumber, ownId] = line.split(';');
    if (!province) throw new Error('The table of places must start with a province');
    const district = districtNumber ? districts[Number(districtNumber)] : undefined;
    const id = ownId ?? plainPlaceId(province, name);
    const place = { id, name, latitude: Number(latitude), longitude: Number(longitude), province };
    table.set(id, district === undefined ? place : { ...place, district });
  }
  return table;
}

/** Every place, by province and name. */
export function places(): readonly Place[] {
  return [...byId().values()];
}

export function placeById(id: string): Place | null {
  return byId().get(id) ?? null;
}

/** The nearest place, at any distance. Comparing all 975 takes well under a millisecond. */
export function nearestPlace(latitude: number, longitude: number): { place: Place; distanceKm: number } {
  let nearest: { place: Place; distanceKm: number } | undefined;
  for (const place of byId().values()) {
    const distance = distanceKm({ latitude, longitude }, place);
    if (!nearest || distance < nearest.distanceKm) nearest = { place, distanceKm: distance };
  }
  if (!nearest) throw new Error('The table of places is empty');
  return nearest;
}
