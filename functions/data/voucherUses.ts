/**
 * How often a voucher is taken: by orders that are open and by those that were paid. Counted per person always,
 * for all people together only where the voucher has a max (docs/decisions/0041-orders-hold-their-voucher-and-expire.md).
 */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { batchGet } from './batchGet.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';
import type { Voucher } from './vouchers.ts';

const usesOfAll = (code: string) => ({
  label: 'voucherUses',
  Key: { pk: `VOUCHERUSES#${code}`, sk: 'VOUCHERUSES' },
  type: 'voucherUses',
});
const usesOfPerson = (code: string, userId: string) => ({
  label: 'personalUses',
  Key: { pk: `PERSONALUSES#${userId}`, sk: code },
  type: 'personalUses',
});
type Counter = ReturnType<typeof usesOfAll>;

const Uses = z.lazy(() => z.object({ taken: z.number().int() }));

async function getTaken(table: Table, { Key }: Counter): Promise<number> {
  const { Item } = await table.client.send(
    new GetCommand({ TableName: table.name, Key, ConsistentRead: true }),
  );
  return Item === undefined ? 0 : Uses.parse(Item).taken;
}

/** How often each voucher is taken, of those that count it: where it has, or had, a max. @throws TableBusy */
export async function getUsesOfAll(table: Table, codes: readonly string[]): Promise<Map<string, number>> {
  const items = await batchGet(
    table,
    codes.map((code) => usesOfAll(code).Key),
  );
  return new Map(
    items.map((item) => [String(item['pk']).replace('VOUCHERUSES#', ''), Uses.parse(item).taken]),
  );
}

/** Whether all uses are taken, those of open orders too. Reads only what the voucher limits. */
export async function isUsedUp(table: Table, { code, maxUses }: Voucher): Promise<boolean> {
  return maxUses !== undefined && (await getTaken(table, usesOfAll(code))) >= maxUses;
}

export async function isUsedUpBy(
  table: Table,
  { code, maxUsesPerUser }: Voucher,
  userId: string,
): Promise<boolean> {
  return (
    maxUsesPerUser !== undefined && (await getTaken(table, usesOfPerson(code, userId))) >= maxUsesPerUser
  );
}

function writeTaken({ label, Key, type }: Counter, max: number | undefined): Write {
  return {
    label,
    Update: {
      Key,
      UpdateExpression: 'ADD taken :one, version :one SET #type = :type',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':one': 1, ':type': type, ...(max !== undefined && { ':max': max }) },
      ...(max !== undefined && { ConditionExpression: 'attribute_not_exists(taken) OR taken < :max' }),
    },
  };
}

/** Refused where nothing was counted, so that no count comes back after it was erased. */
function writeReturned({ label, Key }: Counter): Write {
  return {
    label,
    Update: {
      Key,
      UpdateExpression: 'ADD taken :minusOne, version :one',
      ConditionExpression: 'attribute_exists(taken)',
      ExpressionAttributeValues: { ':minusOne': -1, ':one': 1 },
    },
  };
}

/** Whose order takes which voucher. */
export interface Use {
  readonly code: string;
  readonly userId: string;
  /** Whether it counts among the uses of all people. */
  readonly ofAll: boolean;
}

interface Limits {
  readonly maxUses?: number | undefined;
  readonly maxUsesPerUser?: number | undefined;
}

/** Takes one use. Refused under the labels `voucherUses` and `personalUses` at the limits that are given. */
export function writeUseTaken({ code, userId, ofAll }: Use, limits: Limits): Write[] {
  return [
    writeTaken(usesOfPerson(code, userId), limits.maxUsesPerUser),
    ...(ofAll ? [writeTaken(usesOfAll(code), limits.maxUses)] : []),
  ];
}

/** Gives one use back. A person who was erased has no count any more: `personalUses` is refused without one. */
export function writeUseReturned({ code, userId, ofAll }: Use, isErased: boolean): Write[] {
  return [
    ...(isErased ? [] : [writeReturned(usesOfPerson(code, userId))]),
    ...(ofAll ? [writeReturned(usesOfAll(code))] : []),
  ];
}
