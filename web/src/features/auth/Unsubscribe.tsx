import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { MailedLink } from './MailedLink.tsx';

const failed = failure(t`Error`, t`You are not unsubscribed yet. Please try again.`);

/** Here, because the other pages of accounts need not load it. */
const page = {
  path: '/unsubscribe',
  title: t`Unsubscribe – ZarCodes`,
  description: t`Stop news from ZarCodes by email.`,
  noindex: true,
} as const;

const profile = { to: '/profile', label: t`Go to your profile` } as const;

/** Where the link of a mailing leads. */
export function Unsubscribe({ token }: { token: string }): ReactElement {
  const { run, busy } = useMutationOf('unsubscribe.create');
  return (
    <MailedLink
      page={page}
      token={token}
      invalid={t`This link is not valid. Please open it from the email again.`}
      open={{
        title: t`Unsubscribe`,
        intro: t`Press the button to stop our news by email. Receipts and links that you request still arrive.`,
        button: t`Unsubscribe`,
        busy: t`Unsubscribing...`,
      }}
      done={{
        title: t`You Are Unsubscribed`,
        intro: t`You will get no more news by email. You can switch it on again in your profile.`,
        ...profile,
      }}
      problem={{ title: t`Not Unsubscribed`, ...profile }}
      run={() => run({ query: { token } })}
      busy={busy}
      failed={failed}
    />
  );
}
