import { type ReactElement, useState } from 'react';
import { accountPages } from '#web/text/accountPages.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';

/**
 * Asks for the email, then says the same whether it has an account or not (docs/product/accounts.md#forgot-password).
 */
export function ForgotPassword({ redirect }: { redirect: string | undefined }): ReactElement {
  const search = redirect === undefined ? {} : { redirect };
  const backToLogin = (
    <TextLink to="/login" search={search}>
      Back to sign in
    </TextLink>
  );
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <AuthPage
        page={accountPages.forgotPassword}
        key="form"
        title="Forgot Password"
        intro="We'll email you a link to set a new password."
        below={backToLogin}
      >
        <ForgotPasswordForm
          email={email}
          onSent={(to) => {
            setEmail(to);
            setSent(true);
          }}
        />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      page={accountPages.forgotPassword}
      key="sent"
      title="Check Your Email"
      intro={
        <>
          If an account exists for <strong>{email}</strong>, we have sent it a link to set a new password. The
          link works once, within an hour. Look in your spam folder too.
        </>
      }
      below={backToLogin}
    >
      <Button variant="outline" size="lg" wide onClick={() => setSent(false)}>
        Send Another Reset Link
      </Button>
    </AuthPage>
  );
}
