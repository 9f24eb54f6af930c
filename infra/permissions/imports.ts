import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, readsHeld, readsNear } from './shared.ts';

const changesImports = {
  ...contended,
  table: [readsHeld, { actions: ['GetItem', 'PutItem', 'DeleteItem'], keys: ['IMPORTS#*'] }],
} as const;

export const imports: AreaPermissions<'imports'> = {
  'imports.create': {
    // Five thousand places: seconds of a full vCPU, and as many parts of the map.
    memoryMb: 1769,
    timeoutSeconds: 29,
    table: [
      readsHeld,
      ...readsNear,
      countsHits,
      { actions: ['GetItem'], keys: ['COUNTS#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['PutItem'], keys: ['IMPORTS#*'] },
    ],
    importRows: ['PutObject', 'DeleteObject'],
  },
  'imports.commit': {
    ...contended,
    table: [
      readsHeld,
      { actions: ['GetItem', 'PutItem'], keys: ['IMPORTS#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
    ],
  },
  'imports.get': { table: [readsHeld, { actions: ['GetItem'], keys: ['IMPORTS#*'] }] },
  'imports.list': { table: [readsHeld, { actions: ['Query'], keys: ['IMPORTS#*'] }] },
  'imports.cancel': changesImports,
  'imports.undo': changesImports,
  'imports.results': {
    table: [
      readsHeld,
      { actions: ['GetItem'], keys: ['IMPORTS#*'] },
      { actions: ['Query'], keys: ['IMPORTRESULTS#*'] },
    ],
    importRows: ['GetObject'],
  },
};
