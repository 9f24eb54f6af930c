import type { ReactElement } from 'react';
import type { ListedCreator, NewCreator } from '#shared/contract/creatorFields.ts';
import { creators } from '#shared/contract/creators.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { CreatorFields } from '#web/brand/CreatorFields.tsx';
import { creatorDefaults } from '#web/brand/creatorDefaults.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const resolver = bodyResolver(creators.createMe);
const shown = failure('Creator Profile Update Failed', 'Failed to update Creator profile', 'creators');

interface EditCreatorProps {
  creator: ListedCreator;
}

export function EditCreator({ creator }: EditCreatorProps): ReactElement {
  const { id, version, uniquePrefix } = creator;
  const { run } = useMutationOf('creators.update');
  const form = useAppForm({
    defaults: creatorDefaults(creator),
    resolver,
    submit: async (values: NewCreator, { formState: { dirtyFields } }) => {
      const edited = Object.entries(values).filter(([name]) => Object.hasOwn(dirtyFields, name));
      if (edited.length === 0) return;
      await run({ params: { id }, body: { ...Object.fromEntries(edited), version } });
    },
    success: { title: 'Creator Profile Updated' },
    failure: shown,
    alwaysToast: true,
  });
  return (
    <TitledCard title="Profile">
      <Form form={form} submitLabel="Save" busyLabel="Saving..." aria-label="Profile">
        <CreatorFields form={form} isAdmin isLocked={uniquePrefix !== ''} />
        <LeaveWarning form={form} />
      </Form>
    </TitledCard>
  );
}
