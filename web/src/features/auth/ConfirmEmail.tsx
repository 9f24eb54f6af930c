import type { ReactElement } from 'react';
import { emailLinkInvalid } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { useSession } from '#web/session/session.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure(t`Error`, t`Failed to confirm your email address. Please try again.`);

/** Where the link leads that was mailed to an email address, after registering or where it is to replace another one. */
export function ConfirmEmail({ token }: { token: string }): ReactElement {
  const signedIn = useSession().status === 'signedIn';
  const { run, busy } = useMutationOf('auth.confirmEmail');
  const profile = { to: '/profile', label: t`Go to your profile` } as const;
  return (
    <MailedLink
      page={accountPages.confirmEmail}
      token={token}
      invalid={emailLinkInvalid}
      open={{
        title: t`Confirm Your Email Address`,
        intro: t`Press the button to make this the email address of your account.`,
        button: t`Confirm`,
        busy: t`Confirming...`,
      }}
      done={{
        title: t`Email Address Confirmed`,
        intro: t`From now on you sign in with this email address, and our emails go there.`,
        ...(signedIn ? profile : { to: '/login', label: t`Sign in` }),
      }}
      problem={{ title: t`Not Confirmed`, ...profile }}
      run={() => run({ body: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
