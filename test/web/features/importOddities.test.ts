/** Files as other programs write them, with what nobody expects in them (docs/product/villages.md#import-pages). */
import { describe, expect, it } from 'vitest';
import { chooseColumns } from '#web/features/import/chosenColumns.ts';
import { projectionOf } from '#web/features/import/filePoints.ts';
import { importRows } from '#web/features/import/placeRows.ts';
import { isTable } from '#web/features/import/placeTable.ts';
import { readPlaces } from '#web/features/import/readPlaces.ts';

const limits = { maxBytes: 12 * 1024 * 1024, maxPlaces: 5000 };
const read = (content: string) => readPlaces(new Blob([content]), 'places', limits);
async function rowsOf(content: string) {
  const table = await read(content);
  if (!isTable(table)) throw new Error(table);
  return importRows(table, chooseColumns(table), {
    slip: null,
    homes: { kind: 'none' },
    now: new Date('2026-11-28T10:00:00Z'),
  });
}

const house = { title: 'House 12', latitude: -26.1, longitude: 28.1, isHome: false };
const pointOf = (latitude: number) => ({ type: 'Point', coordinates: [28.1, latitude] });
const feature = { type: 'Feature', geometry: pointOf(-26.1), properties: { name: 'House 12' } };

describe('a file of a survey', () => {
  it('has its places in any of two hundred columns', async () => {
    const wide = (place: readonly string[], other: string) =>
      Array.from({ length: 200 }, (_, index) => place[index - 150] ?? `${other}${index}`).join(',');
    const names = wide(['house number', 'lat', 'lon'], 'q');
    expect(await rowsOf(`${names}\n${wide(['House 12', '-26.1', '28.1'], 'v')}\n`)).toEqual([house]);
    const properties = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`q${index}`, 'v']));
    const features = [{ ...feature, properties: { ...properties, name: 'House 12' } }];
    expect(await rowsOf(JSON.stringify({ type: 'FeatureCollection', features }))).toEqual([house]);
  });

  it('has a point with its height and accuracy in one cell, as ODK writes it', async () => {
    const rows = 'name,location\nHouse 12,-26.1 28.1 1500.0 4.5\nHouse 13,-26.2 28.1 0.0 0.0\n';
    expect(await rowsOf(rows)).toEqual([house, { ...house, title: 'House 13', latitude: -26.2 }]);
  });

  it('has degrees and minutes without marks, as a GPS device writes them', async () => {
    const rows = 'name,lat,lon\nHouse 12,-26 6.0,28 06.000\nHouse 13,-26 12 0.0,28 6 0\n';
    expect(await rowsOf(rows)).toEqual([house, { ...house, title: 'House 13', latitude: -26.2 }]);
  });

  it('asks its questions in the names of its columns', async () => {
    const table = await read(
      'House number,lat,lon,Does the resident agree?,Lives there\n12,-26.1,28.1,Yes,yes\n',
    );
    if (!isTable(table)) throw new Error(table);
    expect(chooseColumns(table)).toMatchObject({ consent: 3, isHome: 4 });
  });

  it('names the belt of the Lo grid beside its columns', async () => {
    for (const names of ['Erf,Y (Lo29),X (Lo29)', 'Erf,LO29_Y,LO29_X', 'Erf,Y WG29,X WG29']) {
      const table = await read(`${names}\n1,-77012.5,2876543.2\n2,-77025.1,2876550.9\n`);
      if (!isTable(table)) throw new Error(table);
      expect(table.rows).toHaveLength(2);
      expect(projectionOf(table, chooseColumns(table))).toBe('lo');
    }
  });

  it('keeps texts as texts, as Excel writes them', async () => {
    expect(await rowsOf('name,lat,lon\n"=""House 12""","=""-26.1""",28.1\n')).toEqual([house]);
  });
});

describe('GeoJSON', () => {
  it('may have a place on each line', async () => {
    const other = { ...feature, geometry: pointOf(-26.2), properties: { name: 'House 13' } };
    const lines = [feature, other].map((each) => JSON.stringify(each));
    const expected = [house, { ...house, title: 'House 13', latitude: -26.2 }];
    expect(await rowsOf(`${lines.join('\r\n')}\n`)).toEqual(expected);
    expect(await rowsOf(lines.map((line) => `\u001e${line}\n`).join(''))).toEqual(expected);
    expect(await read(`${lines[0]}\n{"type":`)).toBe('broken');
  });

  it('that is nested beyond reason is damaged, and stops nothing', async () => {
    const deep = 20_000;
    const open = '{"type":"GeometryCollection","geometries":[';
    expect(await read(`${open.repeat(deep)}${']}'.repeat(deep)}`)).toBe('broken');
    const folders = `<kml><Document>${'<Folder>'.repeat(deep)}${'</Folder>'.repeat(deep)}</Document></kml>`;
    expect(['broken', 'empty']).toContain(await read(folders));
  });
});

describe('a file of a map program', () => {
  it('that only links to a map says so', async () => {
    const link = '<NetworkLink><Link><href>https://example.com/mymap.kml</href></Link></NetworkLink>';
    expect(await read(`<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${link}</Document></kml>`)).toBe(
      'networkLink',
    );
  });

  it('with the track of a day is read in a moment, with the places beside it', async () => {
    const trackPoint = '<trkpt lat="-26.1" lon="28.1"><ele>1</ele><time>2026-01-01T08:00:00Z</time></trkpt>';
    const place = '<wpt lat="-26.1" lon="28.1"><name>House 12</name></wpt>';
    const track = `<trk><trkseg>${trackPoint.repeat(60_000)}</trkseg></trk>`;
    const table = await read(
      `<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${place}${track}</gpx>`,
    );
    expect(table).toMatchObject({ lines: 1, rows: { length: 1 } });
  }, 4000);
});

describe('a cell that is far too long', () => {
  it('is cut to what is still refused, so that one does not make the file too large to send', async () => {
    const [row] = await rowsOf(`name,lat,lon,note\nHouse 12,-26.1,28.1,${'n'.repeat(500_000)}\n`);
    expect(row).toEqual({ ...house, description: 'n'.repeat(1001) });
  });
});
