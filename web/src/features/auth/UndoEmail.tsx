import type { ReactElement } from 'react';
import { undoLinkInvalid } from '#shared/domain/account.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { leave } from '#web/brand/leave.ts';
import { session } from '#web/session/session.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure('Error', 'Failed to undo the change. Please try again.');

/** Where the link leads that was mailed to an earlier email address. */
export function UndoEmail({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('auth.undoEmail');
  return (
    <MailedLink
      page={accountPages.undoEmail}
      token={token}
      invalid={undoLinkInvalid}
      open={{
        title: 'Undo the Change of Your Email Address',
        intro:
          'Press the button to get this email address back for your account. You are signed out everywhere, and choose a new password.',
        button: 'Undo the change',
        busy: 'Undoing...',
      }}
      done={{
        title: 'Change Undone',
        intro:
          'Your earlier email address is back, and you are signed out everywhere. We have emailed it a link to choose a new password.',
        to: '/login',
        label: 'Go to sign in',
      }}
      problem={{ title: 'Not Undone', to: '/login', label: 'Go to sign in' }}
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
