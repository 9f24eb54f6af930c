/**
 * Moves what money, counts and suppressions are made of away from the keys of users and of email claims
 * (docs/decisions/0022-roles-of-functions.md). It writes keys literally: `functions/data` knows only today's.
 */
import type { Change, Migration, OldItem } from './migration.ts';

export const leadingKeys: Migration = {
  name: '0001-leading-keys',
  summary: 'counts, bundles, ledger entries and suppressions get leading keys of their own',
  plan(item) {
    const [kind, id = ''] = split(item.pk);
    const [part, rest = ''] = split(item.sk);
    if (kind === 'USER' && part === 'COUNTS') return moveCounts(item, { pk: `COUNTS#${id}`, sk: 'COUNTS' });
    if (kind === 'USER' && part === 'BUNDLE') return moveNew(item, { pk: `BUNDLE#${id}`, sk: rest });
    if (kind === 'USER' && part === 'LEDGER') return moveNew(item, { pk: `LEDGER#${id}`, sk: rest });
    if (kind === 'EMAIL' && part === 'SUPPRESSED')
      return move(item, { pk: `SUPPRESS#${id}`, sk: 'SUPPRESS' });
    return null;
  },
};

interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** At the first `#`: an email address may hold another. */
function split(key: string): [string, string?] {
  const at = key.indexOf('#');
  return at < 0 ? [key] : [key.slice(0, at), key.slice(at + 1)];
}

const kindOf = (item: OldItem) => String(item['type']);

/** Every write of an item increases its version. */
const deleteUnchanged = ({ pk, sk, version }: OldItem): Change['writes'][number] => ({
  label: 'old',
  Delete: {
    Key: { pk, sk },
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});

/** Over one at the new key: the first reason for a suppression stays, and the old one came first. */
function move(item: OldItem, key: Key): Change {
  return {
    kind: kindOf(item),
    writes: [deleteUnchanged(item), { label: 'new', Put: { Item: { ...item, ...key } } }],
  };
}

/** Its id is in the key, so there is none at the new one. */
function moveNew(item: OldItem, key: Key): Change {
  const ConditionExpression = 'attribute_not_exists(pk)';
  return {
    kind: kindOf(item),
    writes: [
      deleteUnchanged(item),
      { label: 'new', Put: { Item: { ...item, ...key }, ConditionExpression } },
    ],
  };
}

/** Adds to what was counted at the new key since the new version was deployed. */
function moveCounts(item: OldItem, key: Key): Change {
  const numbers = Object.entries(item).filter(([, value]) => typeof value === 'number');
  return {
    kind: kindOf(item),
    writes: [
      deleteUnchanged(item),
      {
        label: 'new',
        Update: {
          Key: key,
          UpdateExpression: `ADD ${numbers.map((_, index) => `#n${index} :n${index}`).join(', ')} SET #type = :type`,
          ExpressionAttributeNames: {
            ...Object.fromEntries(numbers.map(([name], index) => [`#n${index}`, name])),
            '#type': 'type',
          },
          ExpressionAttributeValues: {
            ...Object.fromEntries(numbers.map(([, value], index) => [`:n${index}`, value])),
            ':type': 'counts',
          },
        },
      },
    ],
  };
}
