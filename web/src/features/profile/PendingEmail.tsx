import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { emailLinkHours } from '#shared/domain/account.ts';
import { failure } from '#web/api/failure.ts';
import { useSaveProfile } from '#web/brand/useSaveProfile.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { Notice } from '#web/ui/Notice.tsx';

const failed = failure('Update Failed', 'Failed to update profile');

interface PendingEmailProps {
  email: string;
  pending: string;
}

/** A new email address waits for its link: send the link again, or stay with the old address. */
export function PendingEmail({ email, pending }: PendingEmailProps): ReactElement {
  const save = useSaveProfile();
  const [busy, setBusy] = useState(false);
  const want = async (wanted: string) => {
    setBusy(true);
    try {
      await save({ email: wanted });
    } catch (error) {
      toastFailure(failed(error));
    }
    setBusy(false);
  };
  return (
    <chakra.div mt="5">
      <Notice
        title="Your new email address is not confirmed yet"
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant="outline" size="sm" busy={busy} onClick={() => void want(pending)}>
              Send again
            </Button>
            <Button variant="ghost" size="sm" busy={busy} onClick={() => void want(email)}>
              Withdraw
            </Button>
          </chakra.div>
        }
      >
        Open the link that we have sent to{' '}
        <strong>
          <BreakAfterAt text={pending} />
        </strong>{' '}
        within {emailLinkHours} hours.
      </Notice>
    </chakra.div>
  );
}
