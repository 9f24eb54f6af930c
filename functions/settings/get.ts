import { getSettings } from '#functions/data/settings.ts';
import { serializeSettings } from '#functions/domain/settings/serializeSettings.ts';
import { handle } from '#functions/lib/handle.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.get', settings.get, async ({ deps }) =>
  serializeSettings(await getSettings(deps.table), deps.config),
);
