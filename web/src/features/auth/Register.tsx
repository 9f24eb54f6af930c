import type { ReactElement } from 'react';
import { accountPages } from '#web/text/accountPages.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

interface RegisterProps {
  redirect: string | undefined;
  onDone: () => void;
}

export function Register({ redirect, onDone }: RegisterProps): ReactElement {
  return (
    <AuthPage
      page={accountPages.register}
      title="Create your account"
      intro="It is free. You only pay for the codes you make: once, and they stay yours."
      below={
        <>
          Have an account?{' '}
          <TextLink to="/login" search={redirect === undefined ? {} : { redirect }}>
            Sign in
          </TextLink>
        </>
      }
    >
      <RegisterForm onDone={onDone} />
    </AuthPage>
  );
}
