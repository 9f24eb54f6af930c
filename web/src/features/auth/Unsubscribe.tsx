import type { ReactElement } from 'react';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure('Error', 'You are not unsubscribed yet. Please try again.');

/** Here, because the other pages of accounts need not load it. */
const page = {
  path: '/unsubscribe',
  title: 'Unsubscribe – ZarCodes',
  description: 'Stop news from ZarCodes by email.',
  noindex: true,
} as const;

const profile = { to: '/profile', label: 'Go to your profile' } as const;

/** Where the link of a mailing leads. */
export function Unsubscribe({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('unsubscribe.create');
  return (
    <MailedLink
      page={page}
      token={token}
      invalid="This link is not valid. Please open it from the email again."
      open={{
        title: 'Unsubscribe',
        intro:
          'Press the button to stop our news by email. Receipts and links that you request still arrive.',
        button: 'Unsubscribe',
        busy: 'Unsubscribing...',
      }}
      done={{
        title: 'You Are Unsubscribed',
        intro: 'You will get no more news by email. You can switch it on again in your profile.',
        ...profile,
      }}
      problem={{ title: 'Not Unsubscribed', ...profile }}
      run={() => run({ query: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
