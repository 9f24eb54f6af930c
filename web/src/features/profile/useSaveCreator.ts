import type { NewCreator, OwnCreator } from '#shared/contract/creatorFields.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';

/** Makes a creator profile, or sends what was edited of one, so that it takes nothing back that others have changed. */
export function useSaveCreator(creator: OwnCreator | null) {
  const me = useApi('creators.me');
  const create = useMutationOf('creators.createMe').run;
  const update = useMutationOf('creators.updateMe').run;
  return async (values: NewCreator, edited: readonly string[]): Promise<void> => {
    if (creator === null) {
      // Only administrators make one here.
      await import('#web/api/adminRoutes.ts');
      await create({ body: values });
    } else {
      const changes = Object.entries(values).filter(([name]) => edited.includes(name));
      if (changes.length > 0) await update({ body: Object.fromEntries(changes) });
    }
    await me.mutate();
  };
}
