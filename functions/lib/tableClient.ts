import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limitedHandler } from './limitedHandler.ts';
import { sdkAttempts } from './timeouts.ts';

/** @param options what tests set otherwise */
export function tableClient(options: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const plain = new DynamoDBClient({
    requestHandler: limitedHandler(),
    maxAttempts: sdkAttempts,
    ...options,
  });
  // It copies whatever is sent and received for a log that does not exist: a tenth of the CPU of the handlers' tests.
  plain.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
}
