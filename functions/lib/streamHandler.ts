import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Dependencies, dependencies } from './dependencies.ts';
import { log } from './logger.ts';

/** One change of an item, as the stream tells it. */
export interface Change {
  readonly eventId: string;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

type Image = Parameters<typeof unmarshall>[0];

const itemOf = (image: unknown) => (image === undefined ? null : unmarshall(image as Image));

function changeOf(record: DynamoDBRecord): Change {
  return {
    eventId: record.eventID ?? '',
    before: itemOf(record.dynamodb?.OldImage),
    after: itemOf(record.dynamodb?.NewImage),
  };
}

interface Consumer {
  readonly name: string;
  /**
   * Whether a change waits for those before it. Then the first failure ends the batch; else the others are carried
   * out, and what was done already is skipped when the batch comes again from the first failure.
   */
  readonly inOrder: boolean;
  readonly run: (change: Change, deps: Dependencies) => Promise<void>;
}

/** A stream consumer with partial batch answers: Lambda comes again from the first change that failed. */
export function streamHandler({ name, inOrder, run }: Consumer) {
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const deps = dependencies();
    const batchItemFailures: { itemIdentifier: string }[] = [];
    for (const record of event.Records) {
      try {
        await run(changeOf(record), deps);
      } catch (error) {
        log().error('change failed', { job: name, eventId: record.eventID, error: error as Error });
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
        if (inOrder) break;
      }
    }
    log().info('batch', { job: name, changes: event.Records.length, failed: batchItemFailures.length });
    return { batchItemFailures };
  };
}
