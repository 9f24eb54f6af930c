import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { confirmationRules, newPasswordRules } from '#web/brand/accountRules.ts';
import { NewPasswordFields } from '#web/brand/NewPasswordFields.tsx';
import { replaceToken } from '#web/session/session.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

/** docs/product/accounts.md#account-rules. By rules, because the confirmation is no part of the contract. */
export function PasswordForm({ onDone }: { onDone: () => void }): ReactElement {
  const { run } = useMutationOf('user.password');
  const form = useAppForm({
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    rules: {
      currentPassword: { required: t`Current password is required` },
      newPassword: newPasswordRules(),
      confirmPassword: confirmationRules('newPassword'),
    },
    submit: async ({ currentPassword, newPassword }) => {
      const { token } = await run({ body: { currentPassword, newPassword } });
      replaceToken(token);
    },
    success: { title: t`Password Changed`, description: t`You have been signed out on all other devices.` },
    failure: failure(t`Password Change Failed`, t`Failed to change password`),
    alwaysToast: true,
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel={t`Change Password`}
      busyLabel={t`Changing...`}
      onCancel={onDone}
      aria-label={t`Password`}
    >
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <NewPasswordFields
        label={t`New password`}
        password={form.field('newPassword')}
        confirmation={form.field('confirmPassword')}
      />
      <LeaveWarning form={form} />
    </Form>
  );
}
