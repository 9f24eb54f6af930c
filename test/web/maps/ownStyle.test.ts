/** The style of our own map: what it draws of the schema, and that everything drawn can be seen. */
import { describe, expect, test } from 'vitest';
import { coloursOf, type Drawn, type DrawnIn, drawKind, looks } from '#test/support/basemap/drawKind.ts';
import { type SchemaKind, schemaKinds } from '#test/support/basemap/schema.ts';
import { colourContrast } from '#test/support/colourContrast.ts';

const nameOf = ({ layer, shape, kind, kindDetail }: SchemaKind) =>
  [layer, shape, kind, kindDetail].filter((part) => part !== undefined).join(' ');

interface DrawnKind extends SchemaKind {
  readonly byZoom: ReadonlyMap<number, DrawnIn>;
}

const kinds: readonly DrawnKind[] = await Promise.all(
  schemaKinds.map(async (kind) => ({ ...kind, byZoom: await drawKind(kind) })),
);
const allDrawn = kinds.flatMap((kind) =>
  [...kind.byZoom].map(([zoom, drawn]) => ({ name: nameOf(kind), ...kind, zoom, drawn })),
);

/** What the map leaves out on purpose, and why. */
const leftOut = {
  'landcover polygon barren': 'bare land is the ground itself',
  'landcover polygon glacier': 'there is none here',
  'landuse polygon bare_rock': 'bare land is the ground itself',
  'landuse polygon glacier': 'there is none here',
  'landuse polygon sand': 'bare land is the ground itself',
  'landuse polygon other': 'says nothing of the ground',
  'boundaries line county 6': 'nobody finds a home by the border of a district, and it looks like a path',
  'boundaries line locality 8': 'nobody finds a home by the border of a town, and it looks like a path',
  'transit line route': 'the layer is empty; rails are in that of roads',
};

const isDrawn = ({ fills, strokes, names }: Drawn) => fills.length + strokes.length + names.length > 0;

// WCAG 2.2, 1.4.3 for names and 1.4.11 for what one needs to see: https://www.w3.org/TR/WCAG22/#non-text-contrast
const minOfText = 4.5;
const minOfThings = 3;

describe.each(looks)('in the colours of %s', (look) => {
  test('every layer and kind of the schema is drawn, or left out for a reason', () => {
    const undrawn = kinds.filter(({ byZoom }) => ![...byZoom.values()].some((drawn) => isDrawn(drawn[look])));
    expect(undrawn.map(nameOf).toSorted()).toEqual(Object.keys(leftOut).toSorted());
  });

  /** What a name or road may lie on at a zoom level. */
  const groundsAt = (zoom: number, layers: readonly string[]) => [
    ...new Set(
      allDrawn
        .filter((each) => each.zoom === zoom && layers.includes(each.layer) && each.shape === 'polygon')
        .flatMap(({ drawn }) => drawn[look].fills),
    ),
  ];
  const land = ['earth', 'landcover', 'landuse'];

  test('names can be read on their edge and on all that they may lie on', () => {
    const faint = allDrawn.flatMap(({ name, zoom, drawn }) =>
      drawn[look].names.flatMap(({ fill, halo }) =>
        [halo, ...groundsAt(zoom, [...land, 'water', 'buildings'])]
          .filter((ground) => colourContrast(fill, ground) < minOfText)
          .map((ground) => `${name} at ${zoom}: ${fill} on ${ground}`),
      ),
    );
    expect(faint).toEqual([]);
  });

  test('roads, tracks and paths can be told from the land, by their surface or by its edge', () => {
    const roads = allDrawn.filter(({ layer, drawn }) => layer === 'roads' && isDrawn(drawn[look]));
    const faint = roads.flatMap(({ name, kind, zoom, drawn }) =>
      groundsAt(zoom, kind === 'ferry' ? ['water'] : land)
        .filter(
          (ground) => !drawn[look].strokes.some((colour) => colourContrast(colour, ground) >= minOfThings),
        )
        .map((ground) => `${name} at ${zoom}: ${drawn[look].strokes.join(', ')} on ${ground}`),
    );
    expect(roads.length).toBeGreaterThan(200);
    expect(faint).toEqual([]);
  });

  test('a pin stands out from everything, by its colour or by its edge', () => {
    const colours = coloursOf(look);
    const [pin = '', edge = ''] = [colours.get('pin'), colours.get('pin-edge')];
    const everything = new Set(
      allDrawn.flatMap(({ drawn }) => {
        const { fills, strokes, names } = drawn[look];
        return [...fills, ...strokes, ...names.map(({ fill }) => fill)];
      }),
    );
    const lost = [...everything].filter(
      (colour) => Math.max(colourContrast(pin, colour), colourContrast(edge, colour)) < minOfThings,
    );
    expect(everything.size).toBeGreaterThanOrEqual(10);
    expect(lost).toEqual([]);
    expect(colourContrast(pin, edge)).toBeGreaterThanOrEqual(minOfThings);
  });
});

test('a road of a kind that the schema does not have yet is drawn as a street, with its name', async () => {
  const byZoom = await drawKind({ layer: 'roads', shape: 'line', kind: 'busway', kindDetail: 'busway' });
  const street = await drawKind({
    layer: 'roads',
    shape: 'line',
    kind: 'minor_road',
    kindDetail: 'residential',
  });
  expect(byZoom).toEqual(street);
  expect(byZoom.get(12)?.light.strokes).not.toEqual([]);
  expect(byZoom.get(15)?.light.names).not.toEqual([]);
});

test('a track, which the schema calls a path, is drawn as a track alone', async () => {
  const track = coloursOf('light').get('track');
  const byZoom = await drawKind({ layer: 'roads', shape: 'line', kind: 'path', kindDetail: 'track' });
  for (const zoom of [12, 14, 17]) expect(byZoom.get(zoom)?.light.strokes).toEqual([track]);
});
