import type { ReactElement } from 'react';
import type { Account } from '#shared/contract/users.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { confirmationRules, newPasswordRules } from '#web/brand/accountRules.ts';
import { NewPasswordFields } from '#web/brand/NewPasswordFields.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface SetPasswordProps {
  user: Account;
  onClose: () => void;
}

export function SetPassword({ user: { id, firstName }, onClose }: SetPasswordProps): ReactElement {
  const { run } = useMutationOf('users.password');
  const form = useAppForm({
    defaults: { password: '', confirmPassword: '' },
    rules: { password: newPasswordRules(), confirmPassword: confirmationRules('password') },
    submit: (body) => run({ params: { id }, body }),
    success: { title: 'Password set', description: `${firstName} is signed out everywhere.` },
    failure: failure('Password not set', 'Failed to set the password. Please try again.', 'users'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Set password"
      submitLabel="Set password"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <p>The new password signs {firstName} out everywhere. We mail them that it was changed.</p>
      <NewPasswordFields
        label="New password"
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </FormDialog>
  );
}
