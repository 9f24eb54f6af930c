import type { Settings } from '#functions/data/settings.ts';
import type { Config } from '#functions/lib/config.ts';
import type { AllSettings } from '#shared/contract/settings.ts';

/** Says of the credentials only whether there are any. */
export async function serializeSettings(settings: Settings, { payFast }: Config): Promise<AllSettings> {
  return { ...settings, payFastConfigured: (await payFast()) !== null };
}
