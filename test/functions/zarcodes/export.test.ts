import { gpx as readGpx, kml as readKml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import { parse as readCsv } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { decode } from 'pluscodes';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ExportFormat, exportFormats } from '#shared/domain/exportFormats.ts';
import { exportPath } from '#shared/domain/exportPaths.ts';
import { guideSample } from '#test/support/samples.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let code: string;

const hostile = `Mama's "Café", 50% off; <now> ]]> & \\n =cmd|' /C calc'!A0 🏠 עברית`;
const place = {
  ...pretoria,
  title: `=1+1 ${hostile}`.slice(0, 100),
  description: `First line, with a comma; and "quotes"\nsecond ${'🏠'.repeat(40)} & ]]>\\n`,
  addressLine1: '12; Church, Street\\',
  addressLine2: '-2+3 "Upstairs"',
};
const guide = {
  ...guideSample,
  points: [...guideSample.points.slice(0, 1), { ...guideSample.points[1], note: '=HYPERLINK("x"), ]] & 🐕' }],
  arrival: 'Hoot; "the dog", & 🐕',
  phone: '082 123 4567',
};

beforeAll(async () => {
  world = await newWorld();
});
beforeEach(async () => {
  owner = await world.person();
  code = await world.buyCode(owner, place);
  const { token } = owner;
  const saved = await world.call('zarcodes.setGuide', {
    token,
    params: { code },
    body: { version: 1, ...guide },
  });
  expect(saved.status, saved.raw).toBe(200);
});

const exported = async (format: ExportFormat, input: object = {}) =>
  world.call('zarcodes.export', { params: { code }, query: { format }, ...input });
const fileOf = async (format: ExportFormat) => {
  const answer = await exported(format);
  expect(answer.status, answer.raw).toBe(200);
  return answer.raw;
};
const xml = (text: string) =>
  new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`);
    },
  }).parseFromString(text, 'text/xml') as unknown as Document;

type Named = readonly [string, number, number];
const rounded = (points: readonly Named[]) =>
  points.map(([name, latitude, longitude]) => [name, latitude.toFixed(6), longitude.toFixed(6)]);
const expected = () =>
  rounded([
    [code, place.latitude, place.longitude],
    ...guide.points.map(({ label, latitude, longitude }): Named => [`${code}/${label}`, latitude, longitude]),
  ]);
interface Read {
  readonly features: readonly {
    readonly geometry: unknown;
    readonly properties: Record<string, unknown> | null;
  }[];
}
const pointsOf = ({ features }: Read) =>
  rounded(
    features.map(({ geometry, properties }): Named => {
      const [longitude = 0, latitude = 0] = (geometry as { coordinates: number[] }).coordinates;
      return [String(properties?.['name']).split(' ')[0] ?? '', latitude, longitude];
    }),
  );
const steps = ['Left at the filling station, 400 m', 'Past the church on the right: with a green roof'];

/** ical.js leaves the backslash before a semicolon, which RFC 2426 requires in every text and phones take away. */
const unescaped = (value: unknown) => (typeof value === 'string' ? value.replaceAll('\\;', ';') : value);

describe('a program that imports the file finds the same points and texts', () => {
  test('GeoJSON', async () => {
    const read = JSON.parse(await fileOf('geojson')) as Read;
    expect(pointsOf(read)).toEqual(expected());
    expect(read).not.toHaveProperty('crs');
    const [own, gate] = read.features;
    const { title, description, addressLine1, addressLine2 } = place;
    expect(own?.properties).toMatchObject({
      ...{ zarcode: code, kind: 'zarcode', title, description: description.trim() },
      ...{ addressLine1, addressLine2, town: place.city, province: place.province, countryCode: 'ZA' },
      ...{ steps: expect.arrayContaining(steps), arrival: guide.arrival, phone: '0821234567' },
    });
    expect(gate?.properties).toMatchObject({ label: 'GATE', kind: 'gate', note: 'Yellow, on Church Street' });
    const square = decode(String(own?.properties?.['plusCode']));
    expect(Math.abs((square?.latitude ?? 0) - place.latitude)).toBeLessThan(0.000_063);
    expect(Math.abs((square?.longitude ?? 0) - place.longitude)).toBeLessThan(0.000_063);
  });

  test('GPX', async () => {
    const document = xml(await fileOf('gpx'));
    expect(document.documentElement.getAttribute('version')).toBe('1.1');
    const read = readGpx(document);
    expect(pointsOf(read)).toEqual(expected());
    const [own, , shed] = read.features;
    expect(own?.properties).toMatchObject({ name: `${code} ${place.title}`, type: 'ZarCode' });
    const desc = String(own?.properties?.['desc']);
    for (const text of [
      `1. ${steps[0]}`,
      `2. ${steps[1]}`,
      guide.arrival,
      '0821234567',
      '12; Church, Street\\',
    ])
      expect(desc).toContain(text);
    expect(shed?.properties).toMatchObject({ type: 'Shed', desc: 'Shed: =HYPERLINK("x"), ]] & 🐕' });
  });

  test('KML', async () => {
    const document = xml(await fileOf('kml'));
    expect(document.documentElement.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
    const read = readKml(document);
    expect(pointsOf(read)).toEqual(expected());
    const [own, gate] = read.features;
    expect(own?.properties).toMatchObject({ name: `${code} ${place.title}`, kind: 'zarcode' });
    expect(String(own?.properties?.['description'])).toContain(`2. ${steps[1]}`);
    expect(gate?.properties).toMatchObject({ description: 'Gate: Yellow, on Church Street', kind: 'gate' });
  });

  test('vCard', async () => {
    const raw = await fileOf('vcf');
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(raw).not.toMatch(/[^\r]\n/);
    expect(raw).not.toContain('\uFFFD');
    const [, properties] = ICAL.parse(raw) as unknown as [string, [string, unknown, string, unknown][]];
    const read = Object.fromEntries(properties.map(([name, , , value]) => [name, unescaped(value)]));
    expect(read).toMatchObject({
      version: '3.0',
      fn: `${place.title} ${code}`,
      adr: [
        '',
        '',
        `${place.addressLine1}\n${place.addressLine2}\n${place.suburb}`,
        place.city,
        place.province,
        '',
        'South Africa',
      ],
      geo: [place.latitude, place.longitude],
      tel: '0821234567',
    });
    const note = String(read['note']);
    for (const text of [place.description.trim(), `2. ${steps[1]}`, guide.arrival])
      expect(note).toContain(text);
    for (const { label, latitude, longitude } of guide.points)
      expect(note).toMatch(
        new RegExp(`^${label}: .*, ${latitude.toFixed(6)}, ${longitude.toFixed(6)}$`, 'm'),
      );
  });

  test('CSV, whose texts are no formulas', async () => {
    const raw = await fileOf('csv');
    const rows: Record<string, string>[] = readCsv(raw, { bom: true, columns: true });
    expect(
      rounded(
        rows.map((row): Named => [row['name'] ?? '', Number(row['latitude']), Number(row['longitude'])]),
      ),
    ).toEqual(expected());
    const [own, , shed] = rows;
    expect(own).toMatchObject({ title: `'${place.title}`, addressLine2: `'${place.addressLine2}` });
    expect(own?.['steps']).toContain(steps.join('\n'));
    expect(shed?.['note']).toBe(`'=HYPERLINK("x"), ]] & 🐕`);
  });
});

test('a code without a guide has its point only, and no phone', async () => {
  code = await world.buyCode(owner);
  expect((JSON.parse(await fileOf('geojson')) as Read).features).toHaveLength(1);
  expect(await fileOf('vcf')).not.toContain('TEL');
});

test.each(exportFormats)('a plain link to %s saves a file with the name of the code', async (format) => {
  const { headers } = await exported(format);
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="${code}.${format}"`,
    'cache-control': 'private, no-store',
  });
  expect(headers['content-type']).toMatch(/gpx|kml|geo\+json|vcard|csv/);
  expect(exportPath(code, format)).toBe(`/api/zarcodes/${code}/export?format=${format}`);
});

test('an unknown format is refused', async () => {
  expect(await exported('pdf' as ExportFormat)).toMatchObject({
    status: 400,
    body: { fields: { format: expect.any(String) } },
  });
  expect(await world.call('zarcodes.export', { params: { code } })).toMatchObject({ status: 400 });
});

test('an area has no file until its PIN or a pass opens it', async () => {
  const { token } = owner;
  const body = { level: 'area', pin: '4821' };
  await world.call('zarcodes.setVisibility', { token, params: { code }, body });
  const refused = await exported('gpx');
  expect(refused).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(refused.raw).not.toContain('25.7');
  expect(await exported('gpx', { headers: { 'x-zarcode-pin': '4821' } })).toMatchObject({ status: 200 });
  const pass = await world.call('zarcodes.createPass', {
    token,
    params: { code },
    body: { label: 'Courier', hours: 24, openings: 1 },
  });
  const headers = { 'x-zarcode-pass': pass.body.pass };
  expect(await exported('gpx', { headers })).toMatchObject({ status: 200 });
  expect(await exported('gpx', { headers })).toMatchObject({ status: 404 });
  expect(await exported('gpx', { token })).toMatchObject({ status: 200 });
});

test('a code that looks the same is exported under its own name', async () => {
  const typed = code.replaceAll('0', 'O').replaceAll('1', 'I');
  const { headers } = await exported('gpx', { params: { code: typed } });
  expect(headers['content-disposition']).toContain(`"${code}.gpx"`);
});
