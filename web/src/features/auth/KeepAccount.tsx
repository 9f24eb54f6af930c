import type { ReactElement } from 'react';
import { keepLinkInvalid } from '#shared/domain/account.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure('Error', 'Failed to stop the deletion. Please try again.');
const signIn = { to: '/login', label: 'Go to sign in' } as const;

/** Where the link leads that each address of an account is mailed when it is to be deleted. */
export function KeepAccount({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('auth.keepAccount');
  return (
    <MailedLink
      page={accountPages.keepAccount}
      token={token}
      invalid={keepLinkInvalid}
      open={{
        title: 'Keep Your Account',
        intro:
          'Press the button to stop the deletion of this account. Nothing is lost. Somebody else may know the password, so you choose a new one.',
        button: 'Keep the account',
        busy: 'Stopping...',
      }}
      done={{
        title: 'Your Account Stays',
        intro:
          'The deletion was stopped, and nothing was lost. We have emailed you a link to choose a new password; the old one no longer works.',
        ...signIn,
      }}
      problem={{ title: 'Link Not Valid', ...signIn }}
      run={() => run({ body: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
