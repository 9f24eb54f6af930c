/** What a guide is made of. guideWords.ts has the words. */

export const landmarks = [
  'school',
  'church',
  'mosque',
  'clinic',
  'hospital',
  'policeStation',
  'hall',
  'sportsGround',
  'cemetery',
  'shop',
  'spazaShop',
  'tavern',
  'fillingStation',
  'taxiRank',
  'busStop',
  'robot',
  'stopSign',
  'circle',
  'bridge',
  'railway',
  'endOfTar',
  'gravelRoad',
  'farmGate',
  'gate',
  'cattleGrid',
  'kraal',
  'river',
  'dam',
  'waterTank',
  'windmill',
  'borehole',
  'tower',
  'bigTree',
  'wall',
  'container',
  'house',
  'rdpHouses',
  'shacks',
  'flats',
  'other',
] as const;
export type Landmark = (typeof landmarks)[number];

export const moves = ['straight', 'left', 'right', 'past', 'across', 'at'] as const;
export type Move = (typeof moves)[number];

/** On which side a landmark is, or its colour. */
export const sides = [
  'onLeft',
  'onRight',
  'white',
  'black',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'brown',
  'pink',
] as const;
export type Side = (typeof sides)[number];

export const pointKinds = [
  'gate',
  'door',
  'deliveries',
  'parking',
  'shed',
  'house',
  'borehole',
  'other',
] as const;
export type PointKind = (typeof pointKinds)[number];
