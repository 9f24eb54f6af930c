import type { ReactElement } from 'react';
import { emailProblem } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { validEmail } from '#web/brand/accountRules.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface ForgotPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps): ReactElement {
  const { run } = useMutationOf('auth.forgotPassword');
  const form = useAppForm({
    defaults: { email },
    rules: { email: { required: emailProblem, ...validEmail } },
    submit: (body) => run({ body }),
    failure: failure(t`Error`, t`Failed to send reset email. Please try again.`),
    onDone: (_sent, values) => onSent(values.email.trim()),
  });
  return (
    <Form form={form} submitLabel={t`Send Reset Link`} busyLabel={t`Sending...`} wide>
      <TextField label={t`Email`} type="email" autoComplete="email" {...form.field('email')} />
    </Form>
  );
}
