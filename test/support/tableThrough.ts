import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { limitedHandler } from '#functions/lib/limitedHandler.ts';
import { sdkAttempts } from '#functions/lib/timeouts.ts';
import type { FaultProxy } from './faultProxy.ts';
import type { World } from './world.ts';

/** From now on handlers reach the table through a proxy, as they do on AWS; the test itself reads it directly. */
export function reachTableThrough({ url }: FaultProxy, { table }: World, requestTimeoutMs?: number): void {
  const plain = new DynamoDBClient({
    endpoint: url,
    region: 'af-south-1',
    requestHandler: limitedHandler(requestTimeoutMs),
    maxAttempts: sdkAttempts,
  });
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  provideDependencies({ table: { client, name: table.name } });
}
