import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { CodeChoice } from '#shared/contract/user.ts';
import type { Account } from '#shared/contract/users.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { filled, maxLength } from '#web/ui/form/rules.ts';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const choices = [
  {
    value: 'keep',
    label: 'Keep them without the name',
    hint: 'They keep working for everyone who has them. Nobody owns them any more.',
  },
  {
    value: 'release',
    label: 'Delete them',
    hint: 'They stop working for everyone, and are never given out again.',
  },
] as const satisfies readonly { value: CodeChoice; label: string; hint: string }[];

interface DeleteUserProps {
  user: Account;
  onClose: () => void;
}

interface Fields {
  codes: CodeChoice;
  reason: string;
  typed: string;
}

export function DeleteUser({ user, onClose }: DeleteUserProps): ReactElement {
  const { id, firstName, lastName, email } = user;
  const navigate = useNavigate();
  const { run } = useMutationOf('users.delete');
  const form = useAppForm<Fields, unknown>({
    defaults: { codes: 'keep', reason: '', typed: '' },
    rules: {
      reason: { ...filled('Please say why.'), ...maxLength(500) },
      typed: { validate: (text) => text.trim() === email || `Please type ${email} to confirm.` },
    },
    submit: async ({ codes, reason }) => {
      await run({ params: { id }, body: { codes, reason } });
      await navigate({ to: '/admin/users' });
    },
    success: { title: 'User deleted', description: 'What we store about them is erased within a few hours.' },
    failure: failure('User not deleted', 'Failed to delete the user. Please try again.', 'users'),
  });
  return (
    <FormDialog
      form={form}
      danger
      title={`Delete ${firstName} ${lastName}?`}
      submitLabel="Delete user"
      busyLabel="Deleting..."
      onClose={onClose}
    >
      <p>
        The account ends at once, and everything that is stored about the person is erased. Prepaid codes are
        lost; payments stay without a name. This cannot be undone.
      </p>
      <RadioGroup
        legend="What should happen to their ZarCodes?"
        options={choices}
        value={form.watch('codes')}
        onChange={(codes) => form.setValue('codes', codes, { shouldDirty: true })}
      />
      <TextAreaField label="Reason" rows={2} {...form.field('reason')} />
      <TextField
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('typed')}
      />
    </FormDialog>
  );
}
