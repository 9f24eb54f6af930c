import type { ReactElement } from 'react';
import { emailLinkInvalid } from '#shared/domain/account.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { useSession } from '#web/session/session.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure('Error', 'Failed to confirm your email address. Please try again.');

/** Where the link leads that was mailed to an email address, after registering or where it is to replace another one. */
export function ConfirmEmail({ token }: { token: string }): ReactElement {
  const signedIn = useSession().status === 'signedIn';
  const { run, busy } = useMutationOf('auth.confirmEmail');
  const profile = { to: '/profile', label: 'Go to your profile' } as const;
  return (
    <MailedLink
      page={accountPages.confirmEmail}
      token={token}
      invalid={emailLinkInvalid}
      open={{
        title: 'Confirm Your Email Address',
        intro: 'Press the button to make this the email address of your account.',
        button: 'Confirm',
        busy: 'Confirming...',
      }}
      done={{
        title: 'Email Address Confirmed',
        intro: 'From now on you sign in with this email address, and our emails go there.',
        ...(signedIn ? profile : { to: '/login', label: 'Sign in' }),
      }}
      problem={{ title: 'Not Confirmed', ...profile }}
      run={() => run({ body: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
