import type { ReactElement } from 'react';
import { passwordLengths } from '#shared/domain/account.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { replaceToken } from '#web/session/session.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const { min, max, tooShort, tooLong } = passwordLengths;

/** docs/product.md, "Account rules". By rules, because the confirmation is no part of the contract. */
export function PasswordForm({ onDone }: { onDone: () => void }): ReactElement {
  const { run } = useMutationOf('user.password');
  const form = useAppForm({
    defaults: { currentPassword: '', newPassword: '', confirmPassword: '' },
    rules: {
      currentPassword: { required: 'Current password is required' },
      newPassword: {
        required: tooShort,
        minLength: { value: min, message: tooShort },
        maxLength: { value: max, message: tooLong },
      },
      confirmPassword: {
        required: 'Please confirm your password',
        validate: (value, { newPassword }) => value === newPassword || "Passwords don't match",
      },
    },
    submit: async ({ currentPassword, newPassword }) => {
      const { token } = await run({ body: { currentPassword, newPassword } });
      replaceToken(token);
    },
    success: { title: 'Password Changed', description: 'You have been signed out on all other devices.' },
    failure: failure('Password Change Failed', 'Failed to change password'),
    alwaysToast: true,
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel="Change Password"
      busyLabel="Changing..."
      onCancel={onDone}
      aria-label="Password"
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 6 characters."
        {...form.field('newPassword')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <LeaveWarning form={form} />
    </Form>
  );
}
