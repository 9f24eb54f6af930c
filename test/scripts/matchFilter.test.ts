import { describe, expect, test } from 'vitest';
import { matchesFilter } from '#scripts/local/matchFilter.ts';
import { type ConsumerName, consumers } from '#shared/contract/consumers.ts';

const image = (type: string) => ({ type: { S: type }, pk: { S: 'x' } });
const wants = (consumer: ConsumerName, record: object) =>
  consumers[consumer].filters.some((filter) => matchesFilter(filter, record));

describe('the filters of the consumers', () => {
  test.each([
    ['a new code', { eventName: 'INSERT', dynamodb: { NewImage: image('zarcode') } }, true, false],
    [
      'a deleted code',
      { eventName: 'MODIFY', dynamodb: { NewImage: image('tombstone'), OldImage: image('zarcode') } },
      true,
      true,
    ],
    [
      'a deletion that can no longer be undone',
      { eventName: 'MODIFY', dynamodb: { NewImage: image('tombstone'), OldImage: image('tombstone') } },
      true,
      true,
    ],
    [
      'photos that changed',
      { eventName: 'MODIFY', dynamodb: { NewImage: image('images'), OldImage: image('images') } },
      false,
      true,
    ],
    ['a new mail', { eventName: 'INSERT', dynamodb: { NewImage: image('mail') } }, false, true],
    [
      'a mail marked as sent',
      { eventName: 'MODIFY', dynamodb: { NewImage: image('mail'), OldImage: image('mail') } },
      false,
      false,
    ],
    [
      'a paid order to be invoiced',
      { eventName: 'INSERT', dynamodb: { NewImage: image('toInvoice') } },
      false,
      true,
    ],
    ['a search word', { eventName: 'INSERT', dynamodb: { NewImage: image('word') } }, false, false],
    [
      'an item without a type',
      { eventName: 'INSERT', dynamodb: { NewImage: { pk: { S: 'x' } } } },
      false,
      false,
    ],
    ['nothing at all', {}, false, false],
  ])('%s', (_, record, projections, sideEffects) => {
    expect(wants('projections', record)).toBe(projections);
    expect(wants('sideEffects', record)).toBe(sideEffects);
  });
});
