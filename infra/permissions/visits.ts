import type { AreaPermissions } from './permission.ts';
import { contended, countsHits, looksUpCodes } from './shared.ts';

export const visits: AreaPermissions<'visits'> = {
  'visits.create': {
    ...contended,
    table: [
      // How many visitors confirmed it is in the code's own item.
      { actions: ['GetItem', 'UpdateItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'], keys: ['VISITS#*'] },
      // What opens a code that is not public; its owner is told of wrong PINs, of gates and of wrong places.
      { actions: ['GetItem', 'UpdateItem'], keys: ['ACCESS#*'] },
      { actions: ['PutItem'], keys: ['NOTES#*'] },
      countsHits,
    ],
    // The secret makes the hashes of devices and addresses.
    secrets: ['jwt'],
  },
  'visits.list': {
    table: [looksUpCodes, { actions: ['GetItem', 'Query'], keys: ['VISITS#*'] }],
  },
  'visits.answerSuggestion': {
    ...contended,
    table: [
      { actions: ['GetItem', 'UpdateItem'], keys: ['CODE#*'] },
      { actions: ['GetItem', 'Query', 'PutItem'], keys: ['VISITS#*'] },
      { actions: ['PutItem'], keys: ['HISTORY#*'] },
      countsHits,
    ],
  },
};
