import type { ProfileChange } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { session, updateUser } from '#web/session/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Saves a part of the profile; the name in the top bar follows. */
export function useSaveProfile() {
  const profile = useApi('user.profile');
  const { run } = useMutationOf('user.updateProfile');
  return async (change: ProfileChange): Promise<void> => {
    const saved = await run({ body: change });
    await profile.mutate(saved, { revalidate: false });
    const { user } = session();
    if (user !== null) updateUser({ ...user, firstName: saved.firstName, lastName: saved.lastName });
    const { pendingEmail, awaitsConfirmation, email } = saved;
    const mailed = pendingEmail ?? (awaitsConfirmation === true ? email : undefined);
    const asksForEmail = change.email !== undefined && mailed === change.email;
    toast({
      title: t`Profile Updated`,
      ...(asksForEmail && { description: t`Open the link that we have sent to ${mailed}.` }),
    });
  };
}
