/** What goes wrong between a function and its table. */
import { InternalServerError, ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import * as fc from 'fast-check';
import { isWrite, transactionCancelled } from '#test/support/dynamoCalls.ts';

const kinds = [
  /** The function ends at a call and never goes on: before it is sent, or after it was carried out. */
  'killedBefore',
  'killedAfter',
  /** It was carried out, and the function gets an error. */
  'answerLost',
  /** It was carried out, and the SDK sends it again, because its answer was lost. */
  'sentTwice',
  /** Refused without any effect. */
  'conflict',
  'throttled',
  'error',
  /** As of an error, also of every later call of the request. */
  'away',
] as const;

export interface Fault {
  readonly kind: (typeof kinds)[number];
  /** At which of the request's calls: writes for those that only writes can have, else any. */
  readonly at: number;
}

/** Most requests have few writes. */
const at = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5);

export const fault = fc.record({ kind: fc.constantFrom(...kinds), at });

const ofAnyCall = new Set<Fault['kind']>(['throttled', 'error', 'away']);

/** Whether it happens at this call, which is one of so many calls and writes of its request. */
export function happensAt({ kind, at }: Fault, operation: string, calls: number, writes: number): boolean {
  if (kind === 'away') return calls >= at;
  if (ofAnyCall.has(kind)) return calls === at;
  return isWrite(operation) && writes === at;
}

export function refusalOf(kind: Fault['kind'], operation: string, members: number): Error | null {
  if (kind === 'conflict' || kind === 'throttled') {
    if (operation === 'TransactWriteItems') {
      const reason = kind === 'conflict' ? 'TransactionConflict' : 'ThrottlingError';
      return transactionCancelled(Array.from({ length: members }, (_, n) => (n === 0 ? reason : 'None')));
    }
    return new ProvisionedThroughputExceededException({ message: 'throttled', $metadata: {} });
  }
  return kind === 'error' || kind === 'away'
    ? new InternalServerError({ message: 'error', $metadata: {} })
    : null;
}

export const lostAnswer = () => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });
