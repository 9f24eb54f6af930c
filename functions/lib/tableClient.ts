import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { limitedHandler } from './limitedHandler.ts';
import { sdkAttempts } from './timeouts.ts';

/** Copies whatever is sent and received for a log that does not exist: a tenth of the CPU of the handlers' tests. */
export const logMiddleware = 'loggerMiddleware';

/** @param options overrides, for tests */
export function tableClient(options: DynamoDBClientConfig = {}): DynamoDBDocumentClient {
  const plain = new DynamoDBClient({
    requestHandler: limitedHandler(),
    maxAttempts: sdkAttempts,
    ...options,
  });
  plain.middlewareStack.remove(logMiddleware);
  return DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
}
