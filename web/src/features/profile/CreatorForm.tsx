import type { ReactElement } from 'react';
import type { NewCreator, OwnCreator } from '#shared/contract/creatorFields.ts';
import { creators } from '#shared/contract/creators.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { CreatorFields } from '#web/brand/CreatorFields.tsx';
import { creatorDefaults } from '#web/brand/creatorDefaults.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { removeDraft } from '#web/storage/drafts.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { useSaveCreator } from './useSaveCreator.ts';

const resolver = bodyResolver(creators.createMe);
const failedCreation = failure(t`Creator Profile Creation Failed`, t`Failed to create Creator profile`);
const failedUpdate = failure(t`Creator Profile Update Failed`, t`Failed to update Creator profile`);

export const creatorDraft = 'creator-profile';

interface CreatorFormProps {
  creator: OwnCreator | null;
  isAdmin: boolean;
  onDone: () => void;
}

/** docs/product/creators.md#creators. Makes a profile, or changes what was edited of it. */
export function CreatorForm({ creator, isAdmin, onDone }: CreatorFormProps): ReactElement {
  const save = useSaveCreator(creator);
  const isNew = creator === null;
  const form = useAppForm({
    defaults: creatorDefaults(creator),
    resolver,
    submit: (values: NewCreator, { formState: { dirtyFields } }) => save(values, Object.keys(dirtyFields)),
    success: { title: isNew ? t`Creator Profile Created` : t`Creator Profile Updated` },
    failure: isNew ? failedCreation : failedUpdate,
    alwaysToast: true,
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel={isNew ? t`Create` : t`Save`}
      busyLabel={t`Saving...`}
      onCancel={() => {
        form.discardChanges();
        removeDraft(creatorDraft);
        onDone();
      }}
      aria-label={t`Creator Settings`}
    >
      <FormDraft form={form} name={creatorDraft} what={t`changes of your creator profile`} />
      <CreatorFields form={form} isAdmin={isAdmin} isLocked={!isNew && creator.uniquePrefix !== ''} />
    </Form>
  );
}
