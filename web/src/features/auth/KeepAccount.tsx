import type { ReactElement } from 'react';
import { keepLinkInvalid } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure(t`Error`, t`Failed to stop the deletion. Please try again.`);
const signIn = { to: '/login', label: t`Go to sign in` } as const;

/** Where the link leads that each address of an account is mailed when it is to be deleted. */
export function KeepAccount({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('auth.keepAccount');
  return (
    <MailedLink
      page={accountPages.keepAccount}
      token={token}
      invalid={keepLinkInvalid}
      open={{
        title: t`Keep Your Account`,
        intro: t`Press the button to stop the deletion of this account. Nothing is lost. Somebody else may know the password, so you choose a new one.`,
        button: t`Keep the account`,
        busy: t`Stopping...`,
      }}
      done={{
        title: t`Your Account Stays`,
        intro: t`The deletion was stopped, and nothing was lost. We have emailed you a link to choose a new password; the old one no longer works.`,
        ...signIn,
      }}
      problem={{ title: t`Link Not Valid`, ...signIn }}
      run={() => run({ body: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
