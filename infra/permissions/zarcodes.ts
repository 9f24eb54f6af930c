import type { AreaPermissions } from './permission.ts';
import {
  changesVisibility,
  contended,
  countsHits,
  drawsCards,
  drawsCodes,
  hashesPasswords,
  issuesCodes,
  linksImages,
  listsOwned,
  looksUpCodes,
  readsUsers,
  writesAudit,
} from './shared.ts';

export const zarcodes: AreaPermissions<'zarcodes'> = {
  'zarcodes.create': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['SETTINGS'] },
      { actions: ['Query', 'UpdateItem'], keys: ['BUNDLE#*'] },
      ...issuesCodes,
    ],
  },
  'zarcodes.createForCreator': {
    ...contended,
    table: [
      { actions: ['GetItem'], keys: ['HOLDER#*', 'CREATOR#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*', 'RESERVATIONS#*'] },
      // A reserved one.
      { actions: ['GetItem'], keys: ['CODE#*'] },
      // Whether another code is beside it.
      { actions: ['Query'], keys: ['CELL#*'], index: 'byCell' },
      ...drawsCodes,
    ],
  },
  'zarcodes.list': { table: [listsOwned, { actions: ['GetItem'], keys: ['COUNTS#*'] }] },
  'zarcodes.recent': { table: [listsOwned] },
  'zarcodes.inBounds': {
    table: [
      { actions: ['Query'], keys: ['CELL#*'], index: 'byCell' },
      { actions: ['Query'], keys: ['TILES#*'] },
    ],
  },
  // Whether the caller is its owner or an admin, who also see the version for an edit.
  'zarcodes.get': {
    table: [
      { actions: ['GetItem', 'BatchGetItem'], keys: ['CODE#*'] },
      readsUsers,
      countsHits,
      // What a pass or a PIN opens; its owner is told of wrong PINs.
      { actions: ['GetItem', 'UpdateItem'], keys: ['ACCESS#*'] },
      { actions: ['GetItem'], keys: ['IMAGES#*'] },
      { actions: ['PutItem'], keys: ['NOTES#*'] },
    ],
    images: [linksImages],
  },
  // As so many look-ups, which may bring a PIN each.
  'zarcodes.batch': {
    ...contended,
    ...hashesPasswords,
    table: [
      { actions: ['BatchGetItem'], keys: ['CODE#*', 'IMAGES#*'] },
      readsUsers,
      countsHits,
      { actions: ['GetItem', 'UpdateItem'], keys: ['ACCESS#*'] },
      { actions: ['PutItem'], keys: ['NOTES#*'] },
    ],
    images: [linksImages],
  },
  // As a look-up, without the photos.
  'zarcodes.export': {
    table: [
      { actions: ['GetItem', 'BatchGetItem'], keys: ['CODE#*'] },
      readsUsers,
      countsHits,
      { actions: ['GetItem', 'UpdateItem'], keys: ['ACCESS#*'] },
      { actions: ['PutItem'], keys: ['NOTES#*'] },
    ],
  },
  // With a photo of everybody's.
  'zarcodes.shareCard': {
    ...drawsCards,
    table: [{ actions: ['GetItem'], keys: ['CODE#*', 'IMAGES#*'] }, countsHits],
    images: [{ action: 'GetObject', under: 'api/images/' }],
  },
  // With the photos, for the share card's name.
  'zarcodes.page': {
    table: [looksUpCodes, { actions: ['GetItem'], keys: ['IMAGES#*'] }, countsHits],
  },
  'zarcodes.history': {
    table: [
      { actions: ['GetItem'], keys: ['CODE#*'] },
      { actions: ['Query'], keys: ['HISTORY#*'] },
    ],
  },
  'zarcodes.update': {
    ...contended,
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CHANGES#*', 'CREATOR#*'] },
      { actions: ['PutItem'], keys: ['HISTORY#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      // For an admin's edit.
      writesAudit,
      countsHits,
    ],
  },
  'zarcodes.delete': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['GetItem', 'DeleteItem'], keys: ['CHANGES#*'] },
    ],
  },
  'zarcodes.restore': {
    ...contended,
    table: [
      { actions: ['GetItem', 'PutItem'], keys: ['CODE#*'] },
      { actions: ['UpdateItem'], keys: ['COUNTS#*'] },
      { actions: ['PutItem'], keys: ['CHANGES#*'] },
      { actions: ['ConditionCheckItem'], keys: ['USER#*'] },
    ],
  },
  'zarcodes.setGuide': {
    ...contended,
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      // Whether the gate's photo is one of the code's.
      { actions: ['GetItem'], keys: ['IMAGES#*'] },
      { actions: ['PutItem'], keys: ['HISTORY#*'] },
      // For an admin's change.
      writesAudit,
      countsHits,
    ],
  },
  'zarcodes.setVisibility': {
    ...contended,
    table: [...changesVisibility, { actions: ['PutItem'], keys: ['ACCESS#*'] }, countsHits],
  },
  'zarcodes.passes': {
    table: [looksUpCodes, { actions: ['Query'], keys: ['ACCESS#*'] }],
  },
  'zarcodes.createPass': {
    ...contended,
    table: [
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['Query', 'GetItem', 'PutItem', 'UpdateItem'], keys: ['ACCESS#*'] },
      countsHits,
    ],
  },
  'zarcodes.revokePass': {
    table: [looksUpCodes, { actions: ['Query', 'UpdateItem'], keys: ['ACCESS#*'] }],
  },
  'zarcodes.requestChange': {
    table: [
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem'], keys: ['CHANGES#*'] },
      { actions: ['PutItem'], keys: ['MAIL#*'] },
      countsHits,
    ],
  },
  'zarcodes.createClaimSlip': {
    ...contended,
    ...hashesPasswords,
    table: [
      { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'PutItem'], keys: ['ACCESS#*'] },
      { actions: ['ConditionCheckItem'], keys: ['CREATOR#*'] },
      // The password.
      { actions: ['GetItem'], keys: ['USER#*'] },
      countsHits,
    ],
  },
  'zarcodes.revokeClaimSlip': {
    table: [looksUpCodes, { actions: ['GetItem', 'PutItem'], keys: ['ACCESS#*'] }],
  },
};
