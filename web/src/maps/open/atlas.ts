import { provinceRings } from '#shared/domain/geography.ts';
import { toUnit, type UnitPoint } from '#shared/domain/mercator.ts';
import { neighboursRing } from '#shared/domain/neighbours.ts';
import { places } from '#shared/domain/places.ts';
import type { Place } from '#shared/domain/placeTable.ts';
import { type Province, provinces } from '#shared/domain/provinces.ts';
import { ringToUnit } from '#web/maps/projection.ts';
import { pause } from '#web/ui/pause.ts';
import { type Ring, ringOf } from './ring.ts';
import { openWater, type Water } from './water.ts';

/** What the offline map draws, projected once: outlines, neighbours, and names with their importance. */

export type LabelKind = 'sea' | 'country' | 'province' | 'place' | 'water';

export interface MapLabel extends UnitPoint {
  text: string;
  kind: LabelKind;
  /** Smaller is more important: it is placed first and shown from farther out. */
  rank: number;
}

const places1 = 'Johannesburg;Cape Town;Durban;Pretoria;Gqeberha;Bloemfontein';
const places2 =
  'Polokwane;Mbombela;Kimberley;Mahikeng;Pietermaritzburg;East London;George;Upington;Rustenburg;Mthatha;Springbok;' +
  'Beaufort West;Newcastle;Richards Bay;Welkom;Klerksdorp;uMnambithi;Musina;Vryburg;Worcester;Saldanha;Komani';
const places3 =
  'Soweto;Stellenbosch;Paarl;Mossel Bay;Oudtshoorn;Makhanda;Bhisho;De Aar;Kuruman;Potchefstroom;Vereeniging;' +
  'eMalahleni;Middelburg;Ermelo;Secunda;Tzaneen;Phalaborwa;Thohoyandou;Mokopane;Bethlehem;Kroonstad;Harrismith;' +
  'Vryheid;Port Shepstone;Kokstad;Graaff-Reinet;Nxuba;Maletswai;Hermanus;Knysna;Calvinia;Vredendal;Lichtenburg;' +
  'Lephalale;Bela-Bela;Alberton;Benoni;Centurion;Mdantsane;Jeffreys Bay;Swellendam;Prieska;Colesberg;Volksrust';

const otherNames: readonly [
  text: string,
  kind: LabelKind,
  rank: number,
  latitude: number,
  longitude: number,
][] = [
  ['Atlantic Ocean', 'sea', 0, -32.2, 14.6],
  ['Indian Ocean', 'sea', 0, -32.6, 32.6],
  ['Namibia', 'country', 0, -24.6, 17.2],
  ['Botswana', 'country', 0, -23.1, 23.6],
  ['Zimbabwe', 'country', 0, -20.2, 29.6],
  ['Mozambique', 'country', 0, -23.3, 33.6],
  ['Lesotho', 'country', 1, -29.6, 28.25],
  ['Eswatini', 'country', 1, -26.55, 31.5],
  ['Western Cape', 'province', 0, -33.15, 20.4],
  ['Eastern Cape', 'province', 0, -32.0, 26.3],
  ['Northern Cape', 'province', 0, -30.2, 21.2],
  ['Free State', 'province', 0, -28.35, 26.7],
  ['KwaZulu-Natal', 'province', 0, -28.75, 30.75],
  ['North West', 'province', 0, -26.45, 24.9],
  ['Gauteng', 'province', 1, -26.48, 28.55],
  ['Mpumalanga', 'province', 0, -26.05, 30.1],
  ['Limpopo', 'province', 0, -23.5, 29.0],
];

export interface Outlines {
  neighbours: Ring;
  provinces: readonly Ring[];
}

const provinceShapes = new Map<Province, readonly Ring[]>();
let outlines: Outlines | undefined;
let labels: readonly MapLabel[] | undefined;

export function openOutlines(): Outlines {
  outlines ??= {
    neighbours: ringOf(ringToUnit(neighboursRing)),
    provinces: provinces.flatMap(shapesOf),
  };
  return outlines;
}

function shapesOf(province: Province): readonly Ring[] {
  const shape =
    provinceShapes.get(province) ?? provinceRings(province).map((ring) => ringOf(ringToUnit(ring)));
  provinceShapes.set(province, shape);
  return shape;
}

/** Opens the outlines beforehand, a few at a time: all at once a slow phone would not listen for 60 ms. */
export async function readOutlines(): Promise<void> {
  for (const province of provinces) {
    shapesOf(province);
    await pause();
  }
}

export function openLabels(): readonly MapLabel[] {
  labels ??= [
    ...otherNames.map(toLabel),
    ...places().map(placeLabel).sort(byImportance),
    ...openWater().flatMap(waterLabel),
  ];
  return labels;
}

function toLabel([text, kind, rank, latitude, longitude]: (typeof otherNames)[number]): MapLabel {
  return { text, kind, rank, ...toUnit(latitude, longitude) };
}

const ranked = [places1, places2, places3].map((names) => names.split(';'));
const order = new Map(ranked.flat().map((name, index) => [name, index]));

function byImportance(a: MapLabel, b: MapLabel): number {
  return (order.get(a.text) ?? order.size) - (order.get(b.text) ?? order.size);
}

function placeLabel(place: Place): MapLabel {
  const rank = ranked.findIndex((names) => names.includes(place.name));
  return {
    text: place.name,
    kind: 'place',
    rank: rank === -1 ? ranked.length + 2 : rank + 2,
    ...toUnit(place.latitude, place.longitude),
  };
}

const rankOfWater = 6;

/** Dams alone: a river is too long for one name. */
function waterLabel({ name, isRiver, west, east, north, south }: Water): MapLabel[] {
  if (isRiver || name === '') return [];
  return [{ text: name, kind: 'water', rank: rankOfWater, x: (west + east) / 2, y: (north + south) / 2 }];
}
