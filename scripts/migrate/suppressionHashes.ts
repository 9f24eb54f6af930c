/**
 * Stores a suppression by the hash of its address (docs/decisions/0027-erasing-a-person.md). It writes keys literally:
 * `functions/data` knows only today's.
 */
import { createHash } from 'node:crypto';
import type { Migration } from './migration.ts';

const prefix = 'SUPPRESS#';

export const suppressionHashes: Migration = {
  name: '0005-suppression-hashes',
  summary: 'suppressions are stored by the hash of the address',
  plan(item) {
    const { pk, sk, version } = item;
    // A hash has no @, an address has one.
    if (!pk.startsWith(prefix) || !pk.includes('@')) return null;
    const hash = createHash('sha256').update(pk.slice(prefix.length)).digest('base64url').slice(0, 22);
    return {
      kind: 'suppression',
      writes: [
        {
          label: 'old',
          Delete: {
            Key: { pk, sk },
            ConditionExpression: 'version = :version',
            ExpressionAttributeValues: { ':version': version },
          },
        },
        // Over a newer one: the first reason stays.
        { label: 'new', Put: { Item: { ...item, pk: prefix + hash } } },
      ],
    };
  },
};
