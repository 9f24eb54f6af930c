import type { ReactElement } from 'react';
import { emailProblem } from '#shared/domain/account.ts';
import { api } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { validEmail } from './rules.ts';

interface ForgotPasswordFormProps {
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps): ReactElement {
  const form = useAppForm({
    defaults: { email },
    rules: { email: { required: emailProblem, ...validEmail } },
    submit: (body) => api.auth.forgotPassword({ body }),
    failure: failure('Error', 'Failed to send reset email. Please try again.'),
    onDone: (_sent, values) => onSent(values.email.trim()),
  });
  return (
    <Form form={form} submitLabel="Send Reset Link" busyLabel="Sending..." wide>
      <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
    </Form>
  );
}
