import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord } from 'aws-lambda';

/** A stream record as Lambda passes it to functions: with its source, and times in seconds. */
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
