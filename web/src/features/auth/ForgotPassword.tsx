import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { rich } from '#web/text/rich.tsx';
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
      {t`Back to sign in`}
    </TextLink>
  );
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  if (!sent) {
    return (
      <AuthPage
        page={accountPages.forgotPassword}
        key="form"
        title={t`Forgot Password`}
        intro={t`We'll email you a link to set a new password.`}
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
      title={t`Check Your Email`}
      intro={rich(
        t`If an account exists for <email/>, we have sent it a link to set a new password. The link works once, within an hour. Look in your spam folder too.`,
        { email: () => <strong>{email}</strong> },
      )}
      below={backToLogin}
    >
      <Button variant="outline" size="lg" wide onClick={() => setSent(false)}>
        {t`Send Another Reset Link`}
      </Button>
    </AuthPage>
  );
}
