import type { ReactElement } from 'react';
import { undoLinkInvalid } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { leave } from '#web/brand/leave.ts';
import { session } from '#web/session/session.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure(t`Error`, t`Failed to undo the change. Please try again.`);

/** Where the link leads that was mailed to an earlier email address. */
export function UndoEmail({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('auth.undoEmail');
  return (
    <MailedLink
      page={accountPages.undoEmail}
      token={token}
      invalid={undoLinkInvalid}
      open={{
        title: t`Undo the Change of Your Email Address`,
        intro: t`Press the button to get this email address back for your account. You are signed out everywhere, and choose a new password.`,
        button: t`Undo the change`,
        busy: t`Undoing...`,
      }}
      done={{
        title: t`Change Undone`,
        intro: t`Your earlier email address is back, and you are signed out everywhere. We have emailed it a link to choose a new password.`,
        to: '/login',
        label: t`Go to sign in`,
      }}
      problem={{ title: t`Not Undone`, to: '/login', label: t`Go to sign in` }}
      run={async () => {
        await run({ body: { token } });
        // The session of this browser has ended, too.
        if (session().status === 'signedIn') leave();
      }}
      busy={busy}
      failed={failed}
    />
  );
}
