import type { Landmark, Move } from '#shared/domain/guideIds.ts';
import type { StepFields } from './guideForm.ts';

/** What one usually does there, so that a tap on a landmark makes a step. One passes the others. */
const usualMoves: Partial<Readonly<Record<Landmark, Move>>> = {
  robot: 'left',
  stopSign: 'left',
  fillingStation: 'left',
  gravelRoad: 'left',
  container: 'left',
  circle: 'straight',
  endOfTar: 'straight',
  bridge: 'across',
  railway: 'across',
  cattleGrid: 'across',
  river: 'across',
  farmGate: 'at',
  gate: 'at',
  house: 'at',
  flats: 'at',
};

export const newStep = (landmark: Landmark): Omit<StepFields, 'key'> => ({
  landmark,
  move: usualMoves[landmark] ?? 'past',
  side: '',
  distanceM: '',
  text: '',
});
