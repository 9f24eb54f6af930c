import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { creators } from '#shared/contract/creators.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(creators.create);

/** In its own chunk, with the dialog's code. The rest of the profile is on its page. */
export function NewCreator({ onClose }: { onClose: () => void }): ReactElement {
  const { run } = useMutationOf('creators.create');
  const navigate = useNavigate();
  const form = useAppForm({
    defaults: { userEmail: '', displayName: '', uniquePrefix: '' },
    resolver,
    submit: (body) => run({ body }),
    success: { title: 'Creator Profile Created' },
    failure: failure('Creator Profile Creation Failed', 'Failed to create Creator profile'),
    onDone: ({ id }) => navigate({ to: '/admin/creators/$id', params: { id } }),
  });
  return (
    <FormDialog
      form={form}
      title="New creator"
      submitLabel="Create"
      busyLabel="Creating..."
      onClose={onClose}
    >
      <chakra.p mb="3">The person needs an account, and becomes a creator at once.</chakra.p>
      <TextField label="Email of the account" type="email" {...form.field('userEmail')} />
      <TextField label="Display name" {...form.field('displayName')} />
      <TextField
        label="Unique prefix"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        textTransform="uppercase"
        hint="Three letters. It cannot be changed later."
        {...form.field('uniquePrefix')}
        optional
      />
    </FormDialog>
  );
}
