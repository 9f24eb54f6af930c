import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { type NewAccount, users } from '#shared/contract/users.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { NewPasswordFields } from '#web/brand/NewPasswordFields.tsx';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { RoleField } from './RoleField.tsx';

const resolver = bodyResolver(users.create);

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  contactTel: '',
  role: 'user' as const,
  password: '',
  confirmPassword: '',
};

/** In its own chunk, with the dialog's code and zod. */
export function CreateUser({ onClose }: { onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { run } = useMutationOf('users.create');
  const form = useAppForm({
    defaults: empty,
    resolver,
    submit: (body: NewAccount) => run({ body }),
    success: { title: 'User created', description: 'They can sign in with this password now.' },
    failure: failure('User not created', 'Failed to create the user. Please try again.'),
    onDone: ({ user }) => void navigate({ to: '/admin/users/$id', params: { id: user.id } }),
  });
  return (
    <FormDialog
      form={form}
      title="Create user"
      submitLabel="Create user"
      busyLabel="Creating..."
      onClose={onClose}
    >
      <FieldRow>
        <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
      </FieldRow>
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="off" {...form.field('contactTel')} optional />
      <RoleField {...form.field('role')} />
      <NewPasswordFields
        label="Password"
        password={form.field('password')}
        confirmation={form.field('confirmPassword')}
      />
    </FormDialog>
  );
}
