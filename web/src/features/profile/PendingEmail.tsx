import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { emailLinkHours } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useWantEmail } from './useWantEmail.ts';

interface PendingEmailProps {
  email: string;
  pending: string;
}

/** A new email address waits for its link: send the link again, or stay with the old address. */
export function PendingEmail({ email, pending }: PendingEmailProps): ReactElement {
  const { want, busy } = useWantEmail();
  return (
    <chakra.div mt="5">
      <Notice
        title={t`Your new email address is not confirmed yet`}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button variant="outline" size="sm" busy={busy} onClick={() => void want(pending)}>
              {t`Send again`}
            </Button>
            <Button variant="ghost" size="sm" busy={busy} onClick={() => void want(email)}>
              {t`Withdraw`}
            </Button>
          </chakra.div>
        }
      >
        {rich(t`Open the link that we have sent to <email/> within ${emailLinkHours} hours.`, {
          email: () => (
            <strong>
              <BreakAfterAt text={pending} />
            </strong>
          ),
        })}
      </Notice>
    </chakra.div>
  );
}
