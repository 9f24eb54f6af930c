import { putFirstPrice, putFirstSettings } from '#functions/data/seedData.ts';
import { physicalName, stages } from '#infra/stage.ts';
import { codePriceCents } from '#shared/domain/money.ts';
import { openTable } from './stageTable.ts';
import { emulatorKeys, type Target } from './target.ts';

/** The minimum for the main job: a price, and maps without a Google key. */
export async function seedEmulator({ region }: Target, endpoint: string): Promise<void> {
  const table = openTable(physicalName(stages.emulator), { endpoint, region, credentials: emulatorKeys });
  await Promise.all([putFirstSettings(table, { mapProvider: 'open' }), putFirstPrice(table, codePriceCents)]);
  table.client.destroy();
}
