import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { track } from '#web/analytics/track.ts';
import { api, messageOf } from '#web/api/client.ts';
import { signIn } from '#web/session/session.ts';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { publicPages } from '#web/text/pages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { toast } from '#web/ui/toast.ts';
import { AuthPage } from './AuthPage.tsx';

interface LoginForm {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface LoginProps {
  /** Where they came from, kept for the way over the register page. */
  redirect: string | undefined;
  onDone: () => void;
}

export function Login({ redirect, onDone }: LoginProps): ReactElement {
  const { register, handleSubmit, formState } = useForm<LoginForm>({
    defaultValues: { email: registeredEmail.read() ?? '', password: '', rememberMe: false },
  });
  const submit = handleSubmit(async (form) => {
    try {
      const { token, user } = await api.auth.login({ body: form });
      signIn(token, user);
      registeredEmail.clear();
      track('login', { method: 'email' });
      toast({ title: 'Welcome back!' });
      onDone();
    } catch (error) {
      toast({
        title: 'Login failed',
        description: messageOf(error, 'Invalid credentials'),
        variant: 'destructive',
      });
    }
  });
  return (
    <AuthPage
      page={publicPages.login}
      title="Sign in"
      intro="Make, share and manage your ZarCodes."
      below={
        <>
          New to ZarCodes?{' '}
          <TextLink to="/register" search={redirect === undefined ? {} : { redirect }}>
            Sign up
          </TextLink>
        </>
      }
    >
      <chakra.form onSubmit={submit} noValidate display="grid" gap="5">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email', { required: 'Email is required' })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', { required: 'Password is required' })}
        />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          lineHeight="var(--chakra-sizes-touch)"
        >
          <Checkbox {...register('rememberMe')}>Remember me for 7 days</Checkbox>
          <TextLink to="/forgot-password">Forgot password?</TextLink>
        </chakra.div>
        <Button type="submit" size="lg" wide busy={formState.isSubmitting} busyText="Signing in...">
          Sign in
        </Button>
      </chakra.form>
    </AuthPage>
  );
}
