import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const backToLogin = <TextLink to="/login">{t`Back to sign in`}</TextLink>;

/** Where the mailed link leads. */
export function ResetPassword({ token }: { token: string }): ReactElement {
  const [state, setState] = useState<'open' | 'invalid' | 'done'>(token === '' ? 'invalid' : 'open');
  if (state === 'invalid') {
    return (
      <AuthPage
        page={accountPages.resetPassword}
        key="invalid"
        title={t`Invalid Reset Link`}
        intro={t`This password reset link is invalid or has expired.`}
        below={backToLogin}
      >
        <chakra.div display="grid">
          <LinkButton to="/forgot-password" size="lg" wide>
            {t`Request New Reset Link`}
          </LinkButton>
        </chakra.div>
      </AuthPage>
    );
  }
  if (state === 'done') {
    return (
      <AuthPage
        page={accountPages.resetPassword}
        key="done"
        title={t`Password Reset Successful`}
        intro={t`Your password was changed, and you were signed out everywhere.`}
        below={null}
      >
        <chakra.div display="grid">
          <LinkButton to="/login" size="lg" wide>
            {t`Sign in`}
          </LinkButton>
        </chakra.div>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      page={accountPages.resetPassword}
      key="open"
      title={t`Reset Password`}
      intro={t`Choose a new password.`}
      below={backToLogin}
    >
      <ResetPasswordForm token={token} onEnd={setState} />
    </AuthPage>
  );
}
