import { changeSettings } from '#functions/domain/settings/changeSettings.ts';
import { serializeSettings } from '#functions/domain/settings/serializeSettings.ts';
import { handle } from '#functions/lib/handle.ts';
import { settings } from '#shared/contract/settings.ts';

export const handler = handle('settings.update', settings.update, async ({ body, caller, deps }) =>
  serializeSettings(await changeSettings(deps, body, caller.id), deps.config),
);
