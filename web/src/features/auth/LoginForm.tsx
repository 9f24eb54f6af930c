import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { followAccount, saveChosenLanguage } from '#web/session/accountLanguage.ts';
import { signIn } from '#web/session/session.ts';
import { registeredEmail } from '#web/storage/registeredEmail.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ErasureNotice } from './ErasureNotice.tsx';
import { newPassword } from './newPassword.ts';

const shown = failure(t`Login failed`, t`Invalid credentials`);

/** Also on the page, where it stays after the toast. */
function failed(error: unknown) {
  const problem = shown(error);
  return isErasureScheduled(error) ? problem : { ...problem, fields: { password: problem.message } };
}

const isErasureScheduled = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'erasure_scheduled';

export interface LoginProps {
  /** The page that was wanted, for the way over other pages. */
  redirect: string | undefined;
  onDone: () => void;
}

export function LoginForm({ redirect, onDone }: LoginProps): ReactElement {
  const [email] = useState(() => registeredEmail.read() ?? '');
  const [password] = useState(newPassword.read);
  useEffect(() => newPassword.clear(), []);
  const { run } = useMutationOf('auth.login');
  const [ending, setEnding] = useState<{ email: string; message: string } | null>(null);
  const form = useAppForm({
    defaults: { email, password, rememberMe: false },
    rules: {
      email: { required: t`Email is required` },
      password: { required: t`Password is required` },
    },
    submit: async (body) => {
      setEnding(null);
      const { token, user } = await run({ body }).catch((error: unknown) => {
        if (isErasureScheduled(error)) setEnding({ email: body.email, message: error.message });
        throw error;
      });
      const { language: ofAccount, ...person } = user;
      followAccount(ofAccount);
      signIn(token, person);
      // Without waiting: the choice stays in the tab until it is saved.
      saveChosenLanguage(ofAccount).catch(() => {});
      registeredEmail.clear();
      track('login', { method: 'email' });
    },
    success: { title: t`Welcome back!` },
    failure: failed,
    alwaysToast: true,
    onDone,
  });
  return (
    <>
      {ending === null ? null : <ErasureNotice {...ending} />}
      <Form form={form} name="login" submitLabel={t`Sign in`} busyLabel={t`Signing in...`} wide>
        <TextField label={t`Email`} type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          mb="4"
          lineHeight="var(--chakra-sizes-touch)"
        >
          <Checkbox {...form.field('rememberMe')} required={false} error={undefined}>
            {t`Remember me for 7 days`}
          </Checkbox>
          <TextLink to="/forgot-password" search={redirect === undefined ? {} : { redirect }}>
            {t`Forgot password?`}
          </TextLink>
        </chakra.div>
      </Form>
    </>
  );
}
