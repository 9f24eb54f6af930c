import { t } from '#shared/text/t.ts';
import type { Guide, GuideStep } from './guide.ts';
import type { Landmark, Move, PointKind, Side } from './guideIds.ts';

/** What a landmark is called, after "the". */
export const landmarkWords = (): Readonly<Record<Landmark, string>> => ({
  school: t`school`,
  church: t`church`,
  mosque: t`mosque`,
  clinic: t`clinic`,
  hospital: t`hospital`,
  policeStation: t`police station`,
  hall: t`hall`,
  sportsGround: t`sports ground`,
  cemetery: t`cemetery`,
  shop: t`shop`,
  spazaShop: t`spaza shop`,
  tavern: t`tavern`,
  fillingStation: t`filling station`,
  taxiRank: t`taxi rank`,
  busStop: t`bus stop`,
  robot: t`robot`,
  stopSign: t`stop sign`,
  circle: t`circle`,
  bridge: t`bridge`,
  railway: t`railway`,
  endOfTar: t`end of the tar`,
  gravelRoad: t`gravel road`,
  farmGate: t`farm gate`,
  gate: t`gate`,
  cattleGrid: t`cattle grid`,
  kraal: t`kraal`,
  river: t`river`,
  dam: t`dam`,
  waterTank: t`water tank`,
  windmill: t`windmill`,
  borehole: t`borehole`,
  tower: t`tower`,
  bigTree: t`big tree`,
  wall: t`wall`,
  container: t`container`,
  house: t`house`,
  rdpHouses: t`RDP houses`,
  shacks: t`shacks`,
  flats: t`flats`,
  other: t`landmark`,
});

export const moveWords = (): Readonly<Record<Move, string>> => ({
  straight: t`Straight on`,
  left: t`Left`,
  right: t`Right`,
  past: t`Past`,
  across: t`Across`,
  at: t`At`,
});

export const sideWords = (): Readonly<Record<Side, string>> => ({
  onLeft: t`on the left`,
  onRight: t`on the right`,
  white: t`white`,
  black: t`black`,
  grey: t`grey`,
  red: t`red`,
  orange: t`orange`,
  yellow: t`yellow`,
  green: t`green`,
  blue: t`blue`,
  brown: t`brown`,
  pink: t`pink`,
});

export const pointWords = (): Readonly<Record<PointKind, string>> => ({
  gate: t`Gate`,
  door: t`Door`,
  deliveries: t`Deliveries`,
  parking: t`Parking`,
  shed: t`Shed`,
  house: t`House`,
  borehole: t`Borehole`,
  other: t`Point`,
});

/** 200 m, 1.5 km */
export function metres(distanceM: number): string {
  return distanceM < 1000 ? `${distanceM} m` : `${Number((distanceM / 1000).toFixed(1))} km`;
}

/** What is done at a landmark: "the church", "the blue container". */
const atLandmark = (what: string): Readonly<Record<Move, string>> => ({
  straight: t`Straight on at the ${what}`,
  left: t`Left at the ${what}`,
  right: t`Right at the ${what}`,
  past: t`Past the ${what}`,
  across: t`Across the ${what}`,
  at: t`At the ${what}`,
});

/** The same at something that the owner has named: "Bra Joe", "my pink salon". */
const atNamed = (name: string): Readonly<Record<Move, string>> => ({
  straight: t`Straight on at ${name}`,
  left: t`Left at ${name}`,
  right: t`Right at ${name}`,
  past: t`Past ${name}`,
  across: t`Across ${name}`,
  at: t`At ${name}`,
});

/**
 * A step as a sentence without its full stop: 'Left at the blue container, 200 m', 'Past the church on the left, 50 m: it
 * has a green roof'. Of another landmark its text is the name: 'Left at the pink salon'.
 */
export function stepSentence({ landmark, move, side, distanceM, text = '' }: GuideStep): string {
  const isNamed = landmark === 'other';
  const name = isNamed ? text : landmarkWords()[landmark];
  const isPlaced = side === 'onLeft' || side === 'onRight';
  const what = side === undefined || isPlaced ? name : coloured(sideWords()[side], name);
  // With a colour also a name has an article.
  const sentence = (isNamed && what === name ? atNamed(what) : atLandmark(what))[move];
  const placed = side === 'onLeft' ? t`${sentence} on the left` : t`${sentence} on the right`;
  const distance = distanceM === undefined ? '' : `, ${metres(distanceM)}`;
  const remark = isNamed || text === '' ? '' : `: ${text}`;
  return `${isPlaced ? placed : sentence}${distance}${remark}`;
}

const coloured = (colour: string, name: string) => t`${colour} ${name}`;

/** All of a guide, a line each. */
export function guideText({ steps, points, arrival, phone }: Guide): string {
  const lines = [
    ...steps.map(stepSentence),
    ...points.map(({ label, kind, note = '' }) => `${label}: ${note === '' ? pointWords()[kind] : note}`),
    ...(arrival ? [arrival] : []),
    ...(phone ? [phone] : []),
  ];
  return lines.join('\n');
}
