import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { physicalName, stages } from '#infra/stage.ts';
import { emulatorKeys, type Target } from './target.ts';

/** The least that the main job needs: maps without Google's key. The price has its default. */
export async function seedEmulator({ region }: Target, endpoint: string): Promise<void> {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, region, credentials: emulatorKeys }),
  );
  await client.send(
    new UpdateCommand({
      TableName: physicalName(stages.emulator),
      Key: { pk: 'SETTINGS', sk: 'SETTINGS' },
      UpdateExpression: 'SET mapProvider = :open, #type = :type, version = if_not_exists(version, :one)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':open': 'open', ':type': 'settings', ':one': 1 },
    }),
  );
  client.destroy();
}
