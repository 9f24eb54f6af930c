/** The places of files of each kind, and what becomes of them (docs/product/villages.md#import-pages). */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { maxImportRows } from '#shared/domain/imports.ts';
import { type ChosenColumns, chooseColumns } from '#web/features/import/chosenColumns.ts';
import { projectionOf, slipOf } from '#web/features/import/filePoints.ts';
import { importRows } from '#web/features/import/placeRows.ts';
import { isTable, type PlaceTable } from '#web/features/import/placeTable.ts';
import { readPlaces } from '#web/features/import/readPlaces.ts';
import { consentCounts } from '#web/features/import/writtenConsents.ts';
import { degreesIn } from '#web/features/import/writtenPoints.ts';

const limits = { maxBytes: 1024 * 1024, maxPlaces: maxImportRows };
const now = new Date('2026-11-28T10:00:00Z');
const options: Parameters<typeof importRows>[2] = { slip: null, homes: { kind: 'none' }, now };

const read = (content: string | Uint8Array<ArrayBuffer>, name = 'places') =>
  readPlaces(new Blob([content]), name, limits);

async function tableOf(content: string | Uint8Array<ArrayBuffer>): Promise<PlaceTable> {
  const table = await read(content);
  if (!isTable(table)) throw new Error(table);
  return table;
}

async function rowsOf(content: string | Uint8Array<ArrayBuffer>, changed: Partial<typeof options> = {}) {
  const table = await tableOf(content);
  return importRows(table, chooseColumns(table), { ...options, ...changed });
}

const zip = (files: Record<string, string | Uint8Array>) =>
  Uint8Array.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
      ),
    ),
  );

const house = { title: 'House 12', latitude: -25.9992, longitude: 28.2268, isHome: false };

const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const placemark =
  '<Placemark><name>House 12</name><styleUrl>#gate</styleUrl><Point><coordinates>28.2268,-25.9992,1500</coordinates></Point></Placemark>';
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const feature = (geometry: object, properties: object = { name: 'House 12' }) => ({
  type: 'Feature',
  geometry,
  properties,
});
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const point = { type: 'Point', coordinates: [28.2268, -25.9992] };
const square = [
  [28, -26],
  [28.2, -26],
  [28.2, -26.2],
  [28, -26.2],
  [28, -26],
];

describe('a file with places', () => {
  it.each([
    ['CSV', 'name,latitude,longitude\nHouse 12,-25.9992,28.2268\n'],
    [
      'CSV of a spreadsheet with decimal commas',
      'Naam;Breedtegraad;Lengtegraad\r\nHouse 12;-25,9992;28,2268',
    ],
    ['CSV with tabs', 'lng\tlat\tstand no\n28.2268\t-25.9992\tHouse 12'],
    ['CSV with both in one column', 'House;GPS coordinates\nHouse 12;"-25.9992, 28.2268"'],
    ['CSV of Google My Maps', 'WKT,name\n"POINT (28.2268 -25.9992)",House 12'],
    ['CSV with map links', 'name,link\nHouse 12,"https://maps.google.com/?q=-25.9992,28.2268"'],
    ['CSV without names', 'House 12,-25.9992,28.2268\nHouse 12,-25.9992,28.2268'],
    ['CSV with a title on top', 'Our village\n\nname,lat,long\nHouse 12,-25.9992,28.2268'],
    ['GeoJSON', collection(feature(point))],
    ['GeoJSON of one place', JSON.stringify(feature(point))],
    ['KML', kml(placemark)],
    ["KML with Google's own elements, undeclared", kml(`<gx:Tour/>${placemark}`)],
    ['KMZ', zip({ 'doc.kml': kml(placemark), 'images/gate.png': 'png' })],
    ['GPX', gpx('<wpt lat="-25.9992" lon="28.2268"><name>House 12</name><sym>Flag</sym></wpt>')],
  ])('is read as %s', async (_, content) => {
    const [row] = await rowsOf(content);
    expect(row).toEqual(house);
  });

  it('has its columns by their names, in several languages, and by the rows that a spreadsheet shows', async () => {
    const table = await tableOf(
      'ID,Erf,Latitude,Longitude,Suburb,Town,Provinsie,Consent,Notes\n\n1,77,-26,28,Tembisa,Midrand,GP,ja,Blue gate',
    );
    expect(table.rows[0]?.number).toBe(3);
    const homes = { kind: 'column' } as const;
    expect(importRows(table, chooseColumns(table), { ...options, homes })).toEqual([
      {
        title: '77',
        latitude: -26,
        longitude: 28,
        suburb: 'Tembisa',
        city: 'Midrand',
        province: 'GP',
        description: 'Blue gate',
        isHome: true,
        residentConsent: { words: 'home', at: now.toISOString() },
      },
    ]);
  });

  it('has places of areas in their middle, and none of lines', async () => {
    const table = await tableOf(
      collection(
        feature({ type: 'Polygon', coordinates: [square] }, { name: 'Field' }),
        feature({ type: 'LineString', coordinates: square }),
        feature({
          type: 'GeometryCollection',
          geometries: [{ type: 'Polygon', coordinates: [square] }, point],
        }),
        { type: 'Feature', geometry: null, properties: null },
      ),
    );
    expect(table).toMatchObject({ areas: 1, lines: 1, without: 1 });
    expect(importRows(table, chooseColumns(table), options)).toEqual([
      { title: 'Field', latitude: expect.closeTo(-26.1), longitude: expect.closeTo(28.1), isHome: false },
      house,
    ]);
  });

  it('has what is written in HTML as text, and what is about looks not at all', async () => {
    const described = placemark.replace(
      '<styleUrl>',
      '<description><![CDATA[<b>Blue</b> gate &amp; dog<br>ring twice]]></description><styleUrl>',
    );
    const table = await tableOf(kml(described));
    expect(table.columns.map(({ name }) => name)).toEqual(['latitude', 'longitude', 'name', 'description']);
    expect(table.rows[0]?.cells[3]).toBe('Blue gate & dog ring twice');
  });
});

describe('a file that is refused', () => {
  const rows = (count: number) => `name,lat,lon\n${'a,-26,28\n'.repeat(count)}`;
  it('has more places than an import', async () => {
    expect(await read(rows(maxImportRows + 1))).toBe('tooMany');
    expect(await read(gpx('<wpt lat="-26" lon="28"/>'.repeat(maxImportRows + 1)))).toBe('tooMany');
    expect((await tableOf(rows(maxImportRows))).rows).toHaveLength(maxImportRows);
  });

  it('unpacks to more than it may', async () => {
    const bomb = zip({ 'doc.kml': kml(' '.repeat(50 * 1024 * 1024)) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb)).toBe('tooLargeUnpacked');
  });

  it.each([
    ['shapefile', zip({ 'homes.shp': 'x', 'homes.dbf': 'x' }), 'homes.zip'],
    ['shapefile', Uint8Array.from([0, 0, 0x27, 0x0a, 0, 0]), 'homes'],
    ['shapefile', 'GEOGCS["GCS_WGS_1984"]', 'homes.prj'],
    ['spreadsheet', zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' }), 'homes.xlsx'],
    ['spreadsheet', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'homes.xls'],
    ['archive', zip({ 'photo.jpg': 'x' }), 'homes.zip'],
    ['broken', zip({ 'doc.kml': kml(placemark.repeat(40)) }).slice(0, 200), 'homes.kmz'],
    ['broken', '{"type":"FeatureCollection"', 'homes.geojson'],
    ['broken', '<kml><Placemark>', 'homes.kml'],
    ['otherJson', '{"type":"Topology"}', 'homes.json'],
    ['otherXml', '<html><body></body></html>', 'homes.html'],
    ['noText', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1]), 'photo.jpg'],
    ['empty', ' \n', 'homes.csv'],
    ['empty', collection(), 'homes.geojson'],
  ])('is %s', async (problem, content, name) => {
    expect(await read(content, name)).toBe(problem);
  });

  it('opens no entities of XML', async () => {
    const entities = `<!DOCTYPE kml [<!ENTITY a "${'a'.repeat(100)}"><!ENTITY b "&a;&a;">]>`;
    const [row] = await rowsOf(kml(placemark.replace('House 12', '&b;')).replace('?>', `?>${entities}`));
    expect(row?.title).toBe('&b;');
  });
});

describe('the coordinates of a file', () => {
  const csv = (...lines: string[]) => ['name,latitude,longitude', ...lines].join('\n');
  const slipIn = async (content: string) => {
    const table = await tableOf(content);
    return slipOf(table, chooseColumns(table));
  };

  it.each([
    ['26°12\'14.4"S', 'latitude', -26.204],
    ['-26°12\'14.4"', 'latitude', -26.204],
    ['28° 02\' 50.28"', 'longitude', 28.0473],
    ['S26 12 14.4', 'latitude', -26.204],
    ['-26,204', 'latitude', -26.204],
    ['26.204 S', 'latitude', -26.204],
    ['Tembisa', 'latitude', null],
    ['2901234.5', 'latitude', null],
  ] as const)('understand %s', (cell, axis, degrees) => {
    const read = degreesIn(cell, axis);
    expect(read === null ? null : Number(read.toFixed(6))).toBe(degrees);
  });

  it('are noticed when latitude and longitude are swapped, and swapped', async () => {
    const file = csv('House 12,28.2268,-25.9992', 'House 13,28.2269,-25.9993', 'Hall,-26.1,28.1');
    expect(await slipIn(file)).toBe('swapped');
    expect((await rowsOf(file, { slip: 'swapped' }))[0]).toEqual(house);
  });

  it('are noticed when the minus is missing, and get it', async () => {
    const file = csv('House 12,25.9992,28.2268', 'House 13,25.9993,28.2269');
    expect(await slipIn(file)).toBe('minus');
    expect((await rowsOf(file, { slip: 'minus' }))[0]).toEqual(house);
  });

  it('are left as they are when few are wrong, or all of them elsewhere', async () => {
    expect(await slipIn(csv('a,-26,28', 'b,-26.1,28', 'c,28,-26'))).toBeNull();
    expect(await slipIn(csv('a,48.1,11.5', 'b,48.2,11.6'))).toBeNull();
  });

  it('are noticed when they are metres', async () => {
    const projection = async (content: string) => {
      const table = await tableOf(content);
      return projectionOf(table, chooseColumns(table));
    };
    expect(await projection('Erf,Y,X\n1,-22641.5,2876543.2\n2,-22650.1,2876550.9')).toBe('lo');
    expect(await projection('Erf;X;Y\n1;2 876 543,20;-22 641,50')).toBe('lo');
    expect(await projection('Erf,X,Y\n1,612345.1,7123456.2')).toBe('metres');
    expect(await projection(collection(feature({ type: 'Point', coordinates: [3141592, -2991592] })))).toBe(
      'metres',
    );
    expect(await projection(csv('a,-26,28'))).toBeNull();
  });

  it('that can be read by nobody go to the check as they are', async () => {
    const [row] = await rowsOf(csv('House 12,behind the school,28.2268', 'b,-26,28', 'c,-26,28'));
    expect(row).toMatchObject({ latitude: 'behind the school', longitude: 28.2268 });
  });
});

describe('the consent of residents', () => {
  const content = [
    'name,lat,lon,Somebody lives here,Consent',
    'a,-26,28,yes,2026-03-01',
    'b,-26,28,ja,28/02/2026 14:30',
    'c,-26,28,,Yes',
    'd,-26,28,no,',
    'e,-26,28,yes,no',
    'f,-26,28,yes,later',
    'g,-26,28,perhaps,2030-01-01',
  ].join('\n');

  it('is what a column says of each home', async () => {
    const table = await tableOf(content);
    const chosen: ChosenColumns = chooseColumns(table);
    const rows = importRows(table, chosen, { ...options, homes: { kind: 'column' } });
    expect(rows.map(({ isHome, residentConsent }) => [isHome, residentConsent?.at])).toEqual([
      [true, '2026-02-28T22:00:00.000Z'],
      [true, '2026-02-27T22:00:00.000Z'],
      [true, now.toISOString()],
      [false, undefined],
      [true, undefined],
      [true, undefined],
      ['perhaps', undefined],
    ]);
    expect(consentCounts(table, chosen, now)).toEqual({ agreed: 3, unclear: ['later', '2030-01-01'] });
  });

  it('is that of all, but of places where nobody lives', async () => {
    const table = await tableOf(content);
    const homes = { kind: 'paper', day: '2026-11-01' } as const;
    const rows = importRows(table, chooseColumns(table), { ...options, homes });
    expect(rows.map(({ residentConsent }) => residentConsent?.at)).toEqual([
      ...Array(3).fill('2026-10-31T22:00:00.000Z'),
      undefined,
      ...Array(3).fill('2026-10-31T22:00:00.000Z'),
    ]);
  });
});
