import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { mayHaveDraft } from '#web/storage/mayHaveDraft.ts';
import { signupEmail } from '#web/storage/signupEmail.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AgreeLine } from './AgreeLine.tsx';
import { AuthPage } from './AuthPage.tsx';
import { lateForm } from './lateForm.tsx';

const RegisterForm = lateForm<{ onDone: () => void }>({
  name: 'register',
  load: async () => (await import('./RegisterForm.tsx')).RegisterForm,
  isFilledIn: () => signupEmail() !== '' || mayHaveDraft('register'),
});

interface RegisterProps {
  redirect: string | undefined;
  onDone: () => void;
}

export function Register({ redirect, onDone }: RegisterProps): ReactElement {
  return (
    <AuthPage
      page={accountPages.register}
      title={t`Create your account`}
      intro={t`It is free. You only pay for the codes you make: once, and they stay yours.`}
      below={
        <>
          {t`Have an account?`}{' '}
          <TextLink to="/login" search={redirect === undefined ? {} : { redirect }}>
            {t`Sign in`}
          </TextLink>
        </>
      }
    >
      <RegisterForm onDone={onDone} />
      <AgreeLine />
    </AuthPage>
  );
}
