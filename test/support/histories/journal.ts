/** All that was ever written to a table, in order, by its stream; and what is in it in the end. */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { _Record } from '@aws-sdk/client-dynamodb-streams';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { StreamReader } from '#scripts/local/streamReader.ts';
import { streamsClient } from '#test/support/engine.ts';
import { inMemoryPositions } from '#test/support/streamFeed.ts';
import type { Item, World } from '#test/support/world.ts';

export interface Entry {
  readonly before: Item | null;
  readonly after: Item | null;
}
export type Journal = readonly Entry[];

export interface TableState {
  readonly items: readonly Item[];
  get(pk: string, sk: string): Item | undefined;
  ofType(type: string): Item[];
}

type Image = NonNullable<_Record['dynamodb']>['NewImage'];
const itemOf = (image: Image): Item | null =>
  image === undefined ? null : unmarshall(image as Parameters<typeof unmarshall>[0]);

export async function readJournal({ table }: World): Promise<Journal> {
  const { Table } = await table.client.send(new DescribeTableCommand({ TableName: table.name }));
  const client = streamsClient(table);
  const reader = new StreamReader(client, Table?.LatestStreamArn ?? '', inMemoryPositions());
  const entries: Entry[] = [];
  for (;;) {
    const records = (await reader.next()).flatMap((batch) => batch.records);
    if (records.length === 0) {
      client.destroy();
      return entries;
    }
    entries.push(
      ...records.map(({ dynamodb }) => ({
        before: itemOf(dynamodb?.OldImage),
        after: itemOf(dynamodb?.NewImage),
      })),
    );
  }
}

export async function readState(world: World): Promise<TableState> {
  const items = await world.allItems();
  const byKey = new Map(items.map((item) => [`${item['pk']} ${item['sk']}`, item]));
  return {
    items,
    get: (pk, sk) => byKey.get(`${pk} ${sk}`),
    ofType: (type) => items.filter((item) => item['type'] === type),
  };
}
