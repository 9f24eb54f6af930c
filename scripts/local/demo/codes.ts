import type { Place } from '#functions/data/place.ts';
import { provinceAt } from '#shared/domain/geography.ts';
import { places } from '#shared/domain/places.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';
import { demoBusiness } from './businesses.ts';
import { seededRandom } from './random.ts';
import { demoTowns } from './towns.ts';

export interface DemoCode {
  readonly place: Place;
  /** Its age at the time of the seed. */
  readonly ageMs: number;
  /** From 0 to 1; decides its owner. */
  readonly share: number;
  /** The seed of its suffix, so that it is the same on every machine. */
  readonly suffixSeed: string;
}

const largeTowns = 6;
/** Codes in each large town and in each other one: more where more people live. */
const usual = [3, 2] as const;
const codesIn: Partial<Record<Province, readonly [large: number, other: number]>> = {
  Gauteng: [5, 2],
  'KwaZulu-Natal': [4, 2],
  'Western Cape': [5, 2],
};
const dayMs = 86_400_000;
const oldestDays = 300;

/** About three hundred codes in all nine provinces, the same at every start. */
export function demoCodes(): DemoCode[] {
  return provinces.flatMap((province, provinceIndex) =>
    demoTowns[province].flatMap((town, townIndex) => {
      const [large, other] = codesIn[province] ?? usual;
      return Array.from({ length: townIndex < largeTowns ? large : other }, (_, index) =>
        demoCode(province, town, index, provinceIndex * 5 + townIndex * 3 + index),
      );
    }),
  );
}

/** Thirty codes of a creator in Gauteng, made over months like the others. */
export function demoCreatorCodes(): DemoCode[] {
  const province = 'Gauteng';
  return Array.from({ length: 30 }, (_, index) => {
    const town = demoTowns[province][index % demoTowns[province].length] ?? '';
    return demoCode(province, town, 100 + index, index);
  });
}

function demoCode(province: Province, town: string, index: number, kind: number): DemoCode {
  const label = `${province} ${town} ${index}`;
  const random = seededRandom(label);
  const { title, description, addressLine1, rural } = demoBusiness(random, province, town, kind);
  const point = scatter(province, town, rural ? 6 : 1.2, random.number);
  return {
    place: {
      title,
      description,
      addressLine1,
      ...point,
      addressLine2: '',
      suburb: '',
      city: town,
      province,
    },
    // Squared, so that there are more new codes than old ones, as in a growing service.
    ageMs: random.number() ** 2 * oldestDays * dayMs,
    share: random.number(),
    suffixSeed: `suffix ${label}`,
  };
}

const kmPerDegree = 111.2;

/** A random point near the town in the same province; the town itself if none is found. */
function scatter(province: Province, town: string, withinKm: number, random: () => number) {
  const centre = places().find((place) => place.province === province && place.name === town);
  if (centre === undefined) throw new Error(`No place named ${town} in ${province}`);
  for (let km = withinKm; km > 0.1; km /= 2) {
    const angle = random() * 2 * Math.PI;
    const distance = (0.2 + 0.8 * random()) * (km / kmPerDegree);
    const latitude = round(centre.latitude + distance * Math.sin(angle));
    const longitude = round(
      centre.longitude + (distance * Math.cos(angle)) / Math.cos((centre.latitude * Math.PI) / 180),
    );
    if (provinceAt(latitude, longitude) === province) return { latitude, longitude };
  }
  return { latitude: centre.latitude, longitude: centre.longitude };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
