import type { PinnedPlace } from '#functions/data/place.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { pinnedPlace, placeFault } from '#functions/domain/zarcodes/placeFault.ts';
import { fieldMessages, residentConsent } from '#shared/contract/fields.ts';
import type { ImportError, ImportRow } from '#shared/contract/imports.ts';
import { zarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { type ImportProblem, importProblems } from '#shared/domain/imports.ts';
import { type Province, provinceFromName, provinces } from '#shared/domain/provinces.ts';

type Fault = Omit<ImportError, 'row'>;
type Field = ImportError['field'];
type Cell = ImportRow['title'];

export interface AcceptedRow {
  readonly place: PinnedPlace;
  readonly residentConsent?: ZarCode['residentConsent'];
}

interface ReadRow {
  readonly faults: readonly Fault[];
  /** Null where one of the faults blocks. */
  readonly accepted: AcceptedRow | null;
}

const blocking = (
  field: Field,
  problem: ImportProblem,
  message: string = importProblems[problem],
): Fault => ({
  field,
  problem,
  message,
  blocks: true,
});
const warning = (field: Field, problem: ImportProblem): Fault => ({
  ...blocking(field, problem),
  blocks: false,
});

/** What the sentences of a create are about; any other says that a text is too long. */
const problemOfMessage: Readonly<Record<string, ImportProblem>> = {
  [fieldMessages.requiredCreateFields]: 'required',
  [fieldMessages.numericCoordinates]: 'not_numeric',
  [fieldMessages.coordinateRange]: 'out_of_range',
  [importProblems.web_address]: 'web_address',
  [importProblems.province_unknown]: 'province_unknown',
};

/** Undefined where nothing is written. */
function textOf(cell: Cell): string | undefined {
  const text = cell === undefined || cell === null ? '' : String(cell);
  return text.trim() === '' ? undefined : text;
}

const decimal = /^\s*[-+]?\d{1,3}(?:\.\d{1,20})?\s*$/;

/** What is no number stays as it is, so that it is refused as that. */
function numberOf(cell: Cell): unknown {
  const text = textOf(cell);
  return text === undefined ? undefined : decimal.test(text) ? Number(text) : text;
}

const yes = new Set(['true', 'yes', 'y', 'ja', '1']);
const no = new Set(['false', 'no', 'n', 'nee', '0']);

function isHomeOf(cell: Cell): boolean | null {
  const text = textOf(cell)?.trim().toLowerCase() ?? 'no';
  return yes.has(text) ? true : no.has(text) ? false : null;
}

/** Where nothing is written, a row takes what our data knows: the province of its point, and the nearest town. */
async function fillIn(row: ImportRow, { latitude, longitude }: { latitude: number; longitude: number }) {
  const { isInSouthAfrica, provinceAccepts, provinceAt } = await import('#shared/domain/geography.ts');
  const atPoint = (): Province => {
    const around = provinceAt(latitude, longitude);
    // Outside the country any will do, because the point is refused.
    if (around !== null || !isInSouthAfrica(latitude, longitude)) return around ?? provinces[0];
    return provinces.find((each) => provinceAccepts(each, latitude, longitude)) ?? provinces[0];
  };
  const written = textOf(row.province);
  const named = written === undefined ? null : provinceFromName(written);
  const province = written === undefined ? atPoint() : (named ?? written);
  const city = textOf(row.city);
  if (city !== undefined) return { province, city };
  const { nearestTownIn } = await import('./knownPlaces.ts');
  return { province, city: nearestTownIn(named ?? atPoint(), latitude, longitude) };
}

function withoutPoint(row: ImportRow) {
  const province = textOf(row.province);
  return { province: provinceFromName(province ?? '') ?? province, city: textOf(row.city) };
}

const inputs = () => {
  const { title, description, latitude, longitude, addressLine1, addressLine2, suburb, city, province } =
    zarCodeInput().shape;
  return { title, description, latitude, longitude, addressLine1, addressLine2, suburb, city, province };
};

/**
 * Reads the rows of an import by the rules of a create. It finds every fault of a row, and not only the first.
 * @returns a function, because the rules are the same for all rows
 */
export function rowReader(now: Date): (row: ImportRow) => Promise<ReadRow> {
  const rules = inputs();
  const consents = residentConsent();
  const parse = <K extends keyof typeof rules>(field: K, value: unknown, faults: Fault[]) => {
    const { data, error } = rules[field].safeParse(value);
    const message = error?.issues[0]?.message;
    if (message !== undefined) faults.push(blocking(field, problemOfMessage[message] ?? 'too_long', message));
    return data as ReturnType<(typeof rules)[K]['parse']> | undefined;
  };

  function readConsent(row: ImportRow, faults: Fault[]): ZarCode['residentConsent'] {
    const isHome = isHomeOf(row.isHome);
    if (isHome === null) faults.push(blocking('isHome', 'home_unclear'));
    const { words, at } = row.residentConsent ?? {};
    const isGiven = textOf(words) !== undefined || textOf(at) !== undefined;
    if (isHome !== true && !isGiven) return undefined;
    const consent = consents.safeParse({ words, at }).data;
    // Nobody has agreed on a day that has not come; clocks differ.
    const isToCome = consent !== undefined && Date.parse(consent.at) > now.getTime() + 24 * 3_600_000;
    if (consent === undefined || isToCome) faults.push(blocking('residentConsent', 'consent_missing'));
    return consent;
  }

  return async (row) => {
    const faults: Fault[] = [];
    const title = parse('title', textOf(row.title), faults);
    const latitude = parse('latitude', numberOf(row.latitude), faults);
    const longitude = parse('longitude', numberOf(row.longitude), faults);
    const texts = {
      description: parse('description', textOf(row.description), faults),
      addressLine1: parse('addressLine1', textOf(row.addressLine1), faults),
      addressLine2: parse('addressLine2', textOf(row.addressLine2), faults),
      suburb: parse('suburb', textOf(row.suburb), faults),
    };
    const consent = readConsent(row, faults);
    const point = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const { province: provinceText, city: cityText } =
      point === null ? withoutPoint(row) : await fillIn(row, point);
    // Without a point nothing fills them in: that they are missing is no second fault.
    const city = cityText === undefined ? undefined : parse('city', cityText, faults);
    const province = provinceText === undefined ? undefined : parse('province', provinceText, faults);
    if (point === null || province === undefined) return { faults, accepted: null };
    const fault = await placeFault({ ...point, province });
    if (fault !== null) {
      const field = fault.kind === 'outside_south_africa' ? 'latitude' : 'province';
      return { faults: [...faults, blocking(field, fault.kind, fault.message)], accepted: null };
    }
    const place = pinnedPlace({ ...texts, ...point, title: title ?? '', city: city ?? '', province });
    faults.push(...(await warningsOf(place)));
    if (faults.some(({ blocks }) => blocks)) return { faults, accepted: null };
    return { faults, accepted: { place, ...(consent !== undefined && { residentConsent: consent }) } };
  };
}

async function warningsOf(place: PinnedPlace): Promise<Fault[]> {
  const { isKnownCity, isKnownSuburb } = await import('./knownPlaces.ts');
  const { province, city, suburb } = place;
  const isCity = city === '' || isKnownCity(province, city);
  const isSuburb = suburb === '' || isKnownSuburb(place);
  return [
    ...(isCity ? [] : [warning('city', 'city_unknown')]),
    ...(isSuburb ? [] : [warning('suburb', 'suburb_unknown')]),
  ];
}
