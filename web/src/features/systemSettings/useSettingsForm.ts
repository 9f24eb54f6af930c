import type { DefaultValues, FieldValues } from 'react-hook-form';
import { type AllSettings, type SettingsChanges, settings } from '#shared/contract/settings.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { type AppForm, useAppForm } from '#web/ui/form/useAppForm.ts';

export type SettingName = Exclude<keyof AllSettings, 'payFastConfigured' | 'basemap'>;

const resolver = bodyResolver(settings.update);
const failed = failure('Update failed', 'Please try again.');

/** A card's part of the settings. Only what was edited is sent, so that it takes nothing back that others changed. */
export function useSettingsForm(
  stored: AllSettings,
  names: readonly SettingName[],
  saved: string,
): AppForm<SettingsChanges> {
  const { run } = useMutationOf('settings.update');
  const { mutate } = useApi('settings.get');
  return useAppForm<SettingsChanges, void>({
    defaults: only(stored, names),
    resolver,
    submit: async (values, { formState: { dirtyFields } }) => {
      const edited = names.filter((name) => dirtyFields[name] === true);
      const after = await run({ body: only(values, edited) });
      await mutate(after, { revalidate: false });
    },
    success: { title: saved },
    failure: failed,
    alwaysToast: true,
  });
}

function only<T extends FieldValues>(values: T, names: readonly (keyof T & string)[]): DefaultValues<T> & T {
  // The names are of these values.
  return Object.fromEntries(names.map((name) => [name, values[name]])) as DefaultValues<T> & T;
}
