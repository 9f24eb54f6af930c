import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { type Account, type AccountChange, users } from '#shared/contract/users.ts';
import { accountMessages } from '#shared/domain/accountRights.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { RoleField } from './RoleField.tsx';

const resolver = bodyResolver(users.update);

interface EditUserProps {
  user: Account;
  isOwn: boolean;
  onClose: () => void;
}

/** Sends what was edited only, with the version that was shown. */
export function EditUser({ user, isOwn, onClose }: EditUserProps): ReactElement {
  const { id, version, firstName, lastName, email, contactTel, role, emailNotifications } = user;
  const { run } = useMutationOf('users.update');
  const form = useAppForm({
    defaults: { firstName, lastName, email, contactTel, role, emailNotifications },
    resolver,
    submit: async (values: AccountChange, { formState: { dirtyFields } }) => {
      const edited = Object.fromEntries(Object.entries(values).filter(([name]) => name in dirtyFields));
      if (Object.keys(edited).length > 0) await run({ params: { id }, body: { ...edited, version } });
    },
    success: { title: 'User saved' },
    failure: failure('User not saved', 'Failed to save the user. Please try again.', 'users'),
    onDone: onClose,
  });
  return (
    <FormDialog form={form} title="Edit user" submitLabel="Save" busyLabel="Saving..." onClose={onClose}>
      <FieldRow>
        <TextField label="First name" autoComplete="off" {...form.field('firstName')} />
        <TextField label="Last name" autoComplete="off" {...form.field('lastName')} />
      </FieldRow>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        readOnly={isOwn}
        hint={
          isOwn
            ? 'Change your own email address on your profile.'
            : 'A new address takes effect at once, and signs the person out everywhere.'
        }
        {...form.field('email')}
      />
      <TextField label="Phone number" type="tel" autoComplete="off" {...form.field('contactTel')} optional />
      {isOwn ? null : <RoleField {...form.field('role')} />}
      {/* An administrator can stop them for somebody who asks, but not agree to them. */}
      {emailNotifications ? (
        <Checkbox {...form.register('emailNotifications')}>Gets news and offers by email</Checkbox>
      ) : (
        <chakra.p color="fg.muted" fontSize="sm">
          Gets no news and offers. {accountMessages.consent}
        </chakra.p>
      )}
    </FormDialog>
  );
}
