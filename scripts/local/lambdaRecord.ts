import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

/** A record of the stream as Lambda hands it on: times in seconds, and where it comes from. */
export function lambdaRecord(record: StreamRecord, streamArn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: at, ...change } = record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion ?? '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: 'af-south-1',
    dynamodb: {
      ...change,
      ...(at !== undefined && { ApproximateCreationDateTime: Math.floor(at.getTime() / 1000) }),
    },
    eventSourceARN: streamArn,
  } as DynamoDBRecord;
}
