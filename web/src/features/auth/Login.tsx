import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { signInReason } from '#web/storage/signInReason.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import type { LoginProps } from './LoginForm.tsx';
import { lateForm } from './lateForm.tsx';

const LoginForm = lateForm<LoginProps>({
  name: 'login',
  load: async () => (await import('./LoginForm.tsx')).LoginForm,
  isFilledIn: () => registeredEmail.read() !== null,
});

const reasons = {
  expired: t`Your session has ended.`,
  elsewhere: t`You were signed out in another tab.`,
} as const;

/** Stays on the page, unlike the toast. */
function SignInReason({ reason }: { reason: keyof typeof reasons }): ReactElement {
  return (
    <chakra.p role="status" mb="4" p="4" borderRadius="lg" bg="bg.sun" color="fg.onSun">
      <strong>{reasons[reason]}</strong> {t`Sign in to continue. We saved what you typed.`}
    </chakra.p>
  );
}

export function Login({ redirect, onDone }: LoginProps): ReactElement {
  const [reason] = useState(() => signInReason.read());
  // Shown once: it does not apply when the person opens the page later.
  useEffect(() => signInReason.clear(), []);
  return (
    <AuthPage
      page={accountPages.login}
      title={t`Sign in`}
      intro={t`Make, share and manage your ZarCodes.`}
      below={
        <>
          {t`New to ZarCodes?`}{' '}
          <TextLink to="/register" search={redirect === undefined ? {} : { redirect }}>
            {t`Sign up`}
          </TextLink>
        </>
      }
    >
      {reason === null ? null : <SignInReason reason={reason} />}
      <LoginForm redirect={redirect} onDone={onDone} />
    </AuthPage>
  );
}
