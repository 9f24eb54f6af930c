import { isProvince, type Province } from './provinces.ts';

/** A town, township, suburb or village that the product knows by itself. */
export interface Place {
  /** 'gauteng-pretoria'; changes only with the name. */
  readonly id: string;
  /** The official name where there are an old and a new one. */
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly province: Province;
  readonly district?: string;
  /** What it is a part of: Bryanston's is Sandton. */
  readonly area?: string;
  /** None for towns, which are their own. */
  readonly city?: string;
  /** About how many live there, in hundreds: for ranking only. */
  readonly people: number;
  readonly otherNames?: readonly string[];
}

/** What the names at a point come from. */
export type AreaNames = Pick<Place, 'name' | 'latitude' | 'longitude' | 'province' | 'area' | 'city'>;

const slug = (text: string) => text.toLowerCase().replaceAll(' ', '-');

/** What is left out of a table's lines, because most of them have it. */
interface Usual {
  readonly people: number;
  /** Folding all names instead takes a slow phone 100 ms. */
  readonly id: (place: { province: Province; name: string; city?: string | undefined }) => string;
}

export const usualTown: Usual = { people: 30, id: ({ province, name }) => slug(`${province} ${name}`) };

/** Names of suburbs and villages repeat within a province. */
export const usualSuburb: Usual = {
  people: 5,
  id: ({ province, name, city = '' }) => slug(`${province} ${name} ${city}`),
};

/** Reads a table of shared/data; its format is described there. */
export function readPlaceTable(table: string, names: string, usual: Usual): Place[] {
  const nameAt = names.split('\n');
  const named = (number: string | undefined) => (number ? nameAt[Number(number)] : undefined);
  const places: Place[] = [];
  let province: Province | undefined;
  for (const line of table.trim().split('\n')) {
    const heading = line.slice(2);
    if (line.startsWith('# ') && isProvince(heading)) {
      province = heading;
      continue;
    }
    if (!province) throw new Error('The table of places must start with a province');
    const [name = '', lat, lng, districtNumber, areaNumber, cityNumber, people, others, ownId] =
      line.split(';');
    const [district, area, city] = [named(districtNumber), named(areaNumber), named(cityNumber)];
    const own = { province, name, ...(city !== undefined && { city }) };
    places.push({
      id: ownId || usual.id(own),
      ...own,
      latitude: Number(lat),
      longitude: Number(lng),
      province,
      ...(district !== undefined && { district }),
      ...(area !== undefined && { area }),
      people: Number(people || usual.people),
      ...(others && { otherNames: others.split('|') }),
    });
  }
  return places;
}
