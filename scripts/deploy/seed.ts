import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { putFirstPrice, putFirstSettings } from '#functions/data/firstItems.ts';
import { physicalName, stages } from '#infra/stage.ts';
import { codePriceCents } from '#shared/domain/money.ts';
import { emulatorKeys, type Target } from './target.ts';

/** The least that the main job needs: a price, and maps without Google's key. */
export async function seedEmulator({ region }: Target, endpoint: string): Promise<void> {
  const plain = new DynamoDBClient({ endpoint, region, credentials: emulatorKeys });
  const table = { client: DynamoDBDocumentClient.from(plain), name: physicalName(stages.emulator) };
  await Promise.all([putFirstSettings(table, { mapProvider: 'open' }), putFirstPrice(table, codePriceCents)]);
  plain.destroy();
}
