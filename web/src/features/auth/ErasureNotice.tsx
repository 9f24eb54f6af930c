import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { toast } from '#web/ui/toast.ts';

const failed = failure(t`Link not sent`, t`Failed to send the link. Please try again.`);

interface ErasureNoticeProps {
  email: string;
  /** When the account is deleted, and what stops it. */
  message: string;
}

/** Instead of a sign-in to an account that is to be deleted. “Forgot password” mails the link that stops it again. */
export function ErasureNotice({ email, message }: ErasureNoticeProps): ReactElement {
  const { run, busy } = useMutationOf('auth.forgotPassword');
  const send = async () => {
    try {
      await run({ body: { email } });
      const description = t`We have emailed the link to ${email}. Look in your spam folder too.`;
      toast({ title: t`Check your email`, description });
    } catch (error) {
      toastFailure(failed(error));
    }
  };
  return (
    <chakra.div mb="4">
      <Notice
        tone="error"
        title={t`Nobody can sign in to this account`}
        action={
          <Button variant="outline" busy={busy} busyText={t`Sending...`} onClick={() => void send()}>
            {t`Email me the link again`}
          </Button>
        }
      >
        {message}
      </Notice>
    </chakra.div>
  );
}
