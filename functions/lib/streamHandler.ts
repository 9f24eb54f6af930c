import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Context, DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type ClientFactories, type ClientName, type Dependencies, dependencies } from './dependencies.ts';
import { inFunctionTime } from './inTime.ts';
import { log } from './logger.ts';
import { isSelfCheck, respondToSelfCheck, type SelfCheckResponse } from './selfCheckCall.ts';

/** One change of an item. */
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

interface Consumer<Name extends ClientName> {
  readonly name: string;
  /**
   * Whether a change waits for those before it: the first failure then ends the batch. Otherwise the other changes
   * are carried out as well, and come again with the failed one, so carrying them out twice must do no harm.
   */
  readonly inOrder: boolean;
  readonly clients?: ClientFactories<Name>;
  readonly run: (change: Change, deps: Dependencies<Name>) => Promise<void>;
  /** For what is cheaper together: called once, with the changes that were carried out. All come again if it fails. */
  readonly runTogether?: (changes: readonly Change[], deps: Dependencies<Name>) => Promise<void>;
}

/** A stream consumer with partial batch responses: Lambda repeats the batch from the first change that failed. */
export function streamHandler<Name extends ClientName = never>(consumer: Consumer<Name>) {
  const { name, inOrder, clients, run, runTogether } = consumer;
  return async (
    event: DynamoDBStreamEvent,
    context?: Context,
  ): Promise<DynamoDBBatchResponse | SelfCheckResponse> => {
    if (isSelfCheck(event)) return respondToSelfCheck();
    const deps = dependencies(clients);
    const batchItemFailures: { itemIdentifier: string }[] = [];
    const done: Change[] = [];
    for (const record of event.Records) {
      try {
        const change = changeOf(record);
        await inFunctionTime(context, () => run(change, deps));
        done.push(change);
      } catch (error) {
        log().error('change failed', { job: name, eventId: record.eventID, error: error as Error });
        batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
        if (inOrder) break;
      }
    }
    try {
      if (runTogether) await inFunctionTime(context, () => runTogether(done, deps));
    } catch (error) {
      log().error('changes failed', { job: name, changes: done.length, error: error as Error });
      batchItemFailures.unshift({ itemIdentifier: event.Records[0]?.dynamodb?.SequenceNumber ?? '' });
    }
    log().info('batch', { job: name, changes: event.Records.length, failed: batchItemFailures.length });
    return { batchItemFailures };
  };
}
