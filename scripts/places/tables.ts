/** Writes the joined lists as modules: one line per place, because a table is a third of the size of its JSON. */
import { usualSuburb, usualTown } from '#shared/domain/placeTable.ts';
import { provinces } from '#shared/domain/provinces.ts';
import { foldedWords } from '#shared/domain/text.ts';
import type { Gazetteer } from './gazetteer.ts';
import type { SourcePlace } from './sources.ts';

const header = `// Made by scripts/data.ts from the sources in this folder (see ATTRIBUTION.md). Do not edit.\n`;
const columns = `Lines are '# Province' or 'name;latitude;longitude;district;area;city;people;other names;id': the next three by
 * line number of the names, about how many people live there in hundreds, other names separated by |, the id; without what is
 * usual (placeTable.ts) and what is empty at the end.`;

/** Two digits are enough to order by. */
const hundreds = (population: number) => Math.max(1, Number((population / 100).toPrecision(2)));

/** By code unit and then position, so that ids do not depend on the source's order. */
const byName = (a: SourcePlace, b: SourcePlace) =>
  a.sourceName === b.sourceName
    ? a.latitude - b.latitude || a.longitude - b.longitude
    : a.sourceName < b.sourceName
      ? -1
      : 1;

interface TableOptions {
  readonly places: readonly SourcePlace[];
  /** Its words make the id, and a number where others have the same. */
  readonly idText: (place: SourcePlace) => string;
  /** What a reader of the table knows by itself. */
  readonly usual: typeof usualTown;
  /** Of the degrees. */
  readonly decimals: number;
}

function tableOf({ places, idText, usual, decimals }: TableOptions): { names: string; table: string } {
  const names = [...new Set(places.flatMap(({ district, area, city }) => [district, area, city]))].filter(
    (name) => name !== undefined,
  );
  const numbers = new Map(names.toSorted().map((name, number) => [name, number]));
  const number = (name: string | undefined) => (name === undefined ? '' : String(numbers.get(name)));
  const usedIds = new Set<string>();
  const groups = provinces.map((province) => {
    const lines = places
      .filter((place) => place.province === province)
      .toSorted(byName)
      .map((place) => {
        const id = freeId(usedIds, foldedWords(idText(place)).join('-'));
        usedIds.add(id);
        const { name, district, area, city, population = 0 } = place;
        const [latitude, longitude] = [place.latitude, place.longitude].map((degrees) =>
          Number(degrees.toFixed(decimals)),
        );
        const people = hundreds(population);
        const fields = [
          ...[name, latitude, longitude, number(district), number(area), number(city)],
          people === usual.people ? '' : people,
          [...place.otherNames].join('|'),
          id === usual.id(place) ? '' : id,
        ];
        return `${fields.join(';').replace(/;+$/, '')}\n`;
      });
    return `# ${province}\n${lines.join('')}`;
  });
  return { names: [...numbers.keys()].join('\n'), table: groups.join('') };
}

/** Three names of towns occur twice in a province (Springs, Mogwase, Bela-Bela); the later place's id gets -2. */
function freeId(usedIds: ReadonlySet<string>, id: string): string {
  let free = id;
  for (let number = 2; usedIds.has(free); number += 1) free = `${id}-${number}`;
  return free;
}

export function placesModule({ towns }: Gazetteer): string {
  const { names, table } = tableOf({
    places: towns,
    idText: ({ province, sourceName }) => `${province} ${sourceName}`,
    usual: usualTown,
    // 100 m: the middle of a town is not known more exactly, and the file is 2 KB smaller for the browser.
    decimals: 3,
  });
  return `${header}
/** One district, metro or city per line. Places refer to them by line number, from 0. */
export const townNames = \`${names}\`;

/**
 * ${columns}
 */
export const placeTable = \`${table}\`;
`;
}

export function suburbsModule({ suburbs }: Gazetteer): string {
  const { names, table } = tableOf({
    places: suburbs,
    idText: ({ province, sourceName, city }) => `${province} ${sourceName} ${city}`,
    usual: usualSuburb,
    decimals: 5,
  });
  return `${header}
/** One area or city per line. Suburbs refer to them by line number, from 0. */
export const suburbNames = \`${names}\`;

/** As in places.ts. */
export const suburbTable = \`${table}\`;
`;
}
