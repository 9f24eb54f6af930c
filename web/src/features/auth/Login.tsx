import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { track } from '#web/analytics/track.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { signIn } from '#web/session/session.ts';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { signInReason } from '#web/storage/signInReason.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { AuthPage } from './AuthPage.tsx';
import { newPassword } from './newPassword.ts';

const shown = failure('Login failed', 'Invalid credentials');

/** Also on the page, where it stays after the toast. */
function failed(error: unknown) {
  const problem = shown(error);
  return { ...problem, fields: { password: problem.message } };
}

const reasons = {
  expired: 'Your session has ended.',
  elsewhere: 'You were signed out in another tab.',
} as const;

/** Stays on the page, unlike the toast. */
function SignInReason({ reason }: { reason: keyof typeof reasons }): ReactElement {
  return (
    <chakra.p role="status" mb="4" p="4" borderRadius="lg" bg="bg.sun" color="fg.onSun">
      <strong>{reasons[reason]}</strong> Sign in to continue. We saved what you typed.
    </chakra.p>
  );
}

interface LoginProps {
  /** The page that was wanted, for the way over the register page. */
  redirect: string | undefined;
  onDone: () => void;
}

export function Login({ redirect, onDone }: LoginProps): ReactElement {
  const [email] = useState(() => registeredEmail.read() ?? '');
  const [password] = useState(newPassword.read);
  const [reason] = useState(() => signInReason.read());
  useEffect(() => {
    newPassword.clear();
    // Shown once: it does not apply when the person opens the page later.
    signInReason.clear();
  }, []);
  const search = redirect === undefined ? {} : { redirect };
  const { run } = useMutationOf('auth.login');
  const form = useAppForm({
    defaults: { email, password, rememberMe: false },
    rules: {
      email: { required: 'Email is required' },
      password: { required: 'Password is required' },
    },
    submit: async (body) => {
      const { token, user } = await run({ body });
      signIn(token, user);
      registeredEmail.clear();
      track('login', { method: 'email' });
    },
    success: { title: 'Welcome back!' },
    failure: failed,
    alwaysToast: true,
    onDone,
  });
  return (
    <AuthPage
      page={accountPages.login}
      title="Sign in"
      intro="Make, share and manage your ZarCodes."
      below={
        <>
          New to ZarCodes?{' '}
          <TextLink to="/register" search={search}>
            Sign up
          </TextLink>
        </>
      }
    >
      {reason === null ? null : <SignInReason reason={reason} />}
      <Form form={form} submitLabel="Sign in" busyLabel="Signing in..." wide>
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          mb="4"
          lineHeight="var(--chakra-sizes-touch)"
        >
          <Checkbox {...form.register('rememberMe')}>Remember me for 7 days</Checkbox>
          <TextLink to="/forgot-password" search={search}>
            Forgot password?
          </TextLink>
        </chakra.div>
      </Form>
    </AuthPage>
  );
}
