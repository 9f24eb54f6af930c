import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { emailLinkHours } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useWantEmail } from './useWantEmail.ts';

/** The link that was mailed after registration has not been opened yet. */
export function UnconfirmedEmail({ email }: { email: string }): ReactElement {
  const { want, busy } = useWantEmail();
  return (
    <chakra.div mt="5">
      <Notice
        title={t`Please confirm your email address`}
        action={
          <Button variant="outline" size="sm" busy={busy} onClick={() => void want(email)}>
            {t`Send again`}
          </Button>
        }
      >
        {rich(
          t`Open the link that we have sent to <email/>. It works for ${emailLinkHours} hours. Until then we email you nothing but links, receipts and answers to your requests.`,
          {
            email: () => (
              <strong>
                <BreakAfterAt text={email} />
              </strong>
            ),
          },
        )}
      </Notice>
    </chakra.div>
  );
}
