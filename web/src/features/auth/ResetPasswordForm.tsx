import type { ReactElement } from 'react';
import { passwordLengths } from '#shared/domain/account.ts';
import { ApiError, api } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { session, signOut } from '#web/session/session.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { newPasswordLengths } from './rules.ts';

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link was used before, is too old, or was never one. */
  onInvalid: () => void;
}

function isAboutLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'reset_link_invalid' || 'token' in error.fields);
}

export function ResetPasswordForm({ token, onDone, onInvalid }: ResetPasswordFormProps): ReactElement {
  const form = useAppForm({
    defaults: { password: '', confirmPassword: '' },
    rules: {
      password: { required: passwordLengths.tooShort, ...newPasswordLengths },
      confirmPassword: {
        required: 'Please confirm your password',
        validate: (value, { password }) => value === password || "Passwords don't match",
      },
    },
    submit: async (passwords) => {
      try {
        await api.auth.resetPassword({ body: { token, ...passwords } });
      } catch (error) {
        if (isAboutLink(error)) onInvalid();
        throw error;
      }
      // Every session ended, also the one that this browser may have.
      if (session().status === 'signedIn') signOut();
    },
    failure: failure('Error', 'Failed to reset password. Please try again.'),
    onDone,
  });
  return (
    <Form form={form} submitLabel="Reset Password" busyLabel="Resetting..." wide>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        {...form.field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
    </Form>
  );
}
