/**
 * Writes items into the file of the embedded engine itself: a million codes are seven million items, which took hours
 * by its protocol (docs/local-engine.md).
 */
import { DatabaseSync } from 'node:sqlite';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod';
import type { Item } from '#test/support/world.ts';

type Stored = Record<string, AttributeValue>;

const Index = z.object({
  IndexName: z.string(),
  KeySchema: z.tuple([z.object({ AttributeName: z.string() }), z.object({ AttributeName: z.string() })]),
  Projection: z.object({ NonKeyAttributes: z.array(z.string()).default([]) }),
});

const keyOf = (stored: Stored, name: string) => `S:${stored[name]?.S ?? ''}`;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
const sizeOf = (stored: Stored) =>
  sum(Object.entries(stored), ([name, value]) => name.length + sizeOfValue(value));

const sum = <T>(all: readonly T[], of: (each: T) => number) =>
  all.reduce((total, each) => total + of(each), 0);

function sizeOfValue({ S, N, L, M }: AttributeValue): number {
  if (S !== undefined) return Buffer.byteLength(S);
  if (L !== undefined) return 3 + sum(L, (value) => 1 + sizeOfValue(value));
  if (M !== undefined) return 3 + Object.keys(M).length + sizeOf(M);
  if (N === undefined) return 1;
  const digits = N.replace(/\D/g, '').length;
  return Math.ceil(digits / 2) + 1 + Number(N.startsWith('-'));
}

export interface BulkLoad {
  put(items: readonly Item[]): void;
}

export function openBulkLoad(databaseFile: string, table: string): BulkLoad {
  const database = new DatabaseSync(databaseFile);
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000');
  const { definitions } = z
    .object({ definitions: z.string() })
    .parse(
      database.prepare('SELECT gsi_definitions AS definitions FROM _tables WHERE table_name = ?').get(table),
    );
  const insert = (name: string, columns: readonly string[]) =>
    database.prepare(
      `INSERT OR REPLACE INTO "${name}" (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
  const putItem = insert(table, ['pk', 'sk', 'item_json', 'item_size']);
  const indexes = z
    .array(Index)
    .parse(JSON.parse(definitions))
    .map(({ IndexName, KeySchema: [pk, sk], Projection }) => {
      const keys = [pk.AttributeName, sk.AttributeName] as const;
      return {
        keys,
        attributes: ['pk', 'sk', ...keys, ...Projection.NonKeyAttributes],
        put: insert(`${table}::gsi::${IndexName}`, ['gsi_pk', 'gsi_sk', 'table_pk', 'table_sk', 'item_json']),
      };
    });
  const putOne = (item: Item) => {
    const stored: Stored = marshall(item, { removeUndefinedValues: true });
    const [pk, sk] = [keyOf(stored, 'pk'), keyOf(stored, 'sk')];
    putItem.run(pk, sk, JSON.stringify(stored), sizeOf(stored));
    for (const { keys, attributes, put } of indexes) {
      if (stored[keys[0]] === undefined) continue;
      const projected = Object.fromEntries(
        attributes.flatMap((name) => (stored[name] ? [[name, stored[name]]] : [])),
      );
      put.run(keyOf(stored, keys[0]), keyOf(stored, keys[1]), pk, sk, JSON.stringify(projected));
    }
  };
  return {
    put(items) {
      database.exec('BEGIN');
      for (const item of items) putOne(item);
      database.exec('COMMIT');
    },
  };
}
