import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { confirmationRules, newPasswordRules } from '#web/brand/accountRules.ts';
import { leave } from '#web/brand/leave.ts';
import { NewPasswordFields } from '#web/brand/NewPasswordFields.tsx';
import { session } from '#web/session/session.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface ResetPasswordFormProps {
  token: string;
  /** `invalid`: the link was used before, is too old, or was never one. */
  onEnd: (state: 'done' | 'invalid') => void;
}

function isAboutLink(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'reset_link_invalid' || 'token' in error.fields);
}

export function ResetPasswordForm({ token, onEnd }: ResetPasswordFormProps): ReactElement {
  const { run } = useMutationOf('auth.resetPassword');
  const form = useAppForm({
    defaults: { password: '', confirmPassword: '' },
    rules: {
      password: newPasswordRules(),
      confirmPassword: confirmationRules('password'),
    },
    submit: async (passwords) => {
      try {
        await run({ body: { token, ...passwords } });
      } catch (error) {
        if (isAboutLink(error)) return 'invalid';
        throw error;
      }
      // Every session ended, also the one that this browser may have.
      if (session().status === 'signedIn') leave();
      return 'done';
    },
    failure: failure(t`Error`, t`Failed to reset password. Please try again.`),
    onDone: onEnd,
  });
  return (
    <Form form={form} submitLabel={t`Reset Password`} busyLabel={t`Resetting...`} wide>
      <NewPasswordFields
        label={t`New password`}
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </Form>
  );
}
