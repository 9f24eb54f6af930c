import type { Write } from './transact.ts';

/** An amount to add to one of an item's numbers. */
export interface Amount {
  readonly pk: string;
  readonly sk: string;
  readonly type: 'stats' | 'tiles';
  readonly name: string;
  readonly amount: number;
}

interface ItemSums extends Pick<Amount, 'pk' | 'sk' | 'type'> {
  readonly amounts: Map<string, number>;
}
/** What is added, by item. */
export type Sums = Map<string, ItemSums>;

export function addAmounts(sums: Sums, added: readonly Amount[]): void {
  for (const { pk, sk, type, name, amount } of added) {
    const key = `${pk} ${sk}`;
    const item = sums.get(key) ?? { pk, sk, type, amounts: new Map<string, number>() };
    sums.set(key, item);
    item.amounts.set(name, (item.amounts.get(name) ?? 0) + amount);
  }
}

/** Items in which nothing changes are left alone. */
export function writeSums(sums: Sums): Write[] {
  return [...sums.values()].flatMap(({ pk, sk, type, amounts }): Write[] => {
    const changed = [...amounts].filter(([, amount]) => amount !== 0);
    if (changed.length === 0) return [];
    return [
      {
        label: 'counters',
        Update: {
          Key: { pk, sk },
          UpdateExpression: `ADD ${changed.map((_, index) => `#n${index} :n${index}`).join(', ')}, version :one SET #type = :type`,
          ExpressionAttributeNames: {
            ...Object.fromEntries(changed.map(([name], index) => [`#n${index}`, name])),
            '#type': 'type',
          },
          ExpressionAttributeValues: {
            ...Object.fromEntries(changed.map(([, amount], index) => [`:n${index}`, amount])),
            ':one': 1,
            ':type': type,
          },
        },
      },
    ];
  });
}
