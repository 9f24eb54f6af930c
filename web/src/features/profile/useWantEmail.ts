import { useState } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useSaveProfile } from '#web/brand/useSaveProfile.ts';
import { toastFailure } from '#web/ui/failure.ts';

const failed = failure(t`Update Failed`, t`Failed to update profile`);

/** An address that is to be confirmed is mailed a link; the account's own withdraws another one that waits. */
export function useWantEmail() {
  const save = useSaveProfile();
  const [busy, setBusy] = useState(false);
  const want = async (email: string) => {
    setBusy(true);
    try {
      await save({ email });
    } catch (error) {
      toastFailure(failed(error));
    }
    setBusy(false);
  };
  return { want, busy };
}
