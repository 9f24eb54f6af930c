import type { Guide, GuideStep } from './guide.ts';
import type { Landmark, Move, PointKind, Side } from './guideIds.ts';

/** What a landmark is called, after "the". */
export const landmarkWords: Readonly<Record<Landmark, string>> = {
  school: 'school',
  church: 'church',
  mosque: 'mosque',
  clinic: 'clinic',
  hospital: 'hospital',
  policeStation: 'police station',
  hall: 'hall',
  sportsGround: 'sports ground',
  cemetery: 'cemetery',
  shop: 'shop',
  spazaShop: 'spaza shop',
  tavern: 'tavern',
  fillingStation: 'filling station',
  taxiRank: 'taxi rank',
  busStop: 'bus stop',
  robot: 'robot',
  stopSign: 'stop sign',
  circle: 'circle',
  bridge: 'bridge',
  railway: 'railway',
  endOfTar: 'end of the tar',
  gravelRoad: 'gravel road',
  farmGate: 'farm gate',
  gate: 'gate',
  cattleGrid: 'cattle grid',
  kraal: 'kraal',
  river: 'river',
  dam: 'dam',
  waterTank: 'water tank',
  windmill: 'windmill',
  borehole: 'borehole',
  tower: 'tower',
  bigTree: 'big tree',
  wall: 'wall',
  container: 'container',
  house: 'house',
  rdpHouses: 'RDP houses',
  shacks: 'shacks',
  flats: 'flats',
  other: 'landmark',
};

export const moveWords: Readonly<Record<Move, string>> = {
  straight: 'Straight on at',
  left: 'Left at',
  right: 'Right at',
  past: 'Past',
  across: 'Across',
  at: 'At',
};

export const sideWords: Readonly<Record<Side, string>> = {
  onLeft: 'on the left',
  onRight: 'on the right',
  white: 'white',
  black: 'black',
  grey: 'grey',
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  brown: 'brown',
  pink: 'pink',
};

export const pointWords: Readonly<Record<PointKind, string>> = {
  gate: 'Gate',
  door: 'Door',
  deliveries: 'Deliveries',
  parking: 'Parking',
  shed: 'Shed',
  house: 'House',
  borehole: 'Borehole',
  other: 'Point',
};

/** 200 m, 1.5 km */
export function metres(distanceM: number): string {
  return distanceM < 1000 ? `${distanceM} m` : `${Number((distanceM / 1000).toFixed(1))} km`;
}

/**
 * A step as a sentence without its full stop: 'Left at the blue container, 200 m', 'Past the church on the left, 50 m: it
 * has a green roof'. Of another landmark its text is the name: 'Left at the pink salon'.
 */
export function stepSentence({ landmark, move, side, distanceM, text = '' }: GuideStep): string {
  const isPlaced = side === 'onLeft' || side === 'onRight';
  const colour = side === undefined || isPlaced ? '' : `${sideWords[side]} `;
  const name =
    landmark === 'other'
      ? `${colour === '' ? '' : `the ${colour}`}${text}`
      : `the ${colour}${landmarkWords[landmark]}`;
  const where = isPlaced ? ` ${sideWords[side]}` : '';
  const distance = distanceM === undefined ? '' : `, ${metres(distanceM)}`;
  const remark = landmark === 'other' || text === '' ? '' : `: ${text}`;
  return `${moveWords[move]} ${name}${where}${distance}${remark}`;
}

/** All of a guide, a line each. */
export function guideText({ steps, points, arrival, phone }: Guide): string {
  const lines = [
    ...steps.map(stepSentence),
    ...points.map(({ label, kind, note = '' }) => `${label}: ${note === '' ? pointWords[kind] : note}`),
    ...(arrival ? [arrival] : []),
    ...(phone ? [phone] : []),
  ];
  return lines.join('\n');
}
