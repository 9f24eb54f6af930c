import type { ReactElement } from 'react';
import { creators, type NewCreator, type OwnCreator } from '#shared/contract/creators.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { networks, socialNetworks } from '#shared/domain/socialLinks.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldRow, Form } from '#web/ui/form/Form.tsx';
import { LeaveWarning } from '#web/ui/form/LeaveWarning.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { creatorDefaults } from './creatorDefaults.ts';
import { useSaveCreator } from './useSaveCreator.ts';

const resolver = bodyResolver(creators.createMe);
const failedCreation = failure('Creator Profile Creation Failed', 'Failed to create Creator profile');
const failedUpdate = failure('Creator Profile Update Failed', 'Failed to update Creator profile');

interface CreatorFormProps {
  creator: OwnCreator | null;
  isAdmin: boolean;
  onDone: () => void;
}

/** docs/product.md, "Creators". Makes a profile, or changes what was edited of it. */
export function CreatorForm({ creator, isAdmin, onDone }: CreatorFormProps): ReactElement {
  const save = useSaveCreator(creator);
  const isNew = creator === null;
  const form = useAppForm({
    defaults: creatorDefaults(creator),
    resolver,
    submit: (values: NewCreator, { formState: { dirtyFields } }) => save(values, Object.keys(dirtyFields)),
    success: { title: isNew ? 'Creator Profile Created' : 'Creator Profile Updated' },
    failure: isNew ? failedCreation : failedUpdate,
    alwaysToast: true,
    onDone,
  });
  const isLocked = !isNew && creator.uniquePrefix !== '';
  return (
    <Form
      form={form}
      submitLabel={isNew ? 'Create' : 'Save'}
      busyLabel="Saving..."
      onCancel={onDone}
      aria-label="Creator Settings"
    >
      <TextField label="Display name" {...form.field('displayName')} />
      <TextField
        label="Unique prefix"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        textTransform="uppercase"
        readOnly={isLocked}
        hint={isLocked ? creatorMessages.prefixLocked : 'Three letters. It cannot be changed later.'}
        {...form.field('uniquePrefix')}
        optional
      />
      {isAdmin ? (
        <Checkbox {...form.register('useStandardPrefix')}>
          Use the standard prefix of a place for new codes
        </Checkbox>
      ) : null}
      <FieldRow>
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            label={networks[network].label}
            placeholder="@mamajoy"
            autoCapitalize="off"
            {...form.field(network)}
            optional
          />
        ))}
        <TextField
          label="Website"
          type="url"
          placeholder="https://example.co.za"
          {...form.field('website')}
          optional
        />
        <TextField label="Public email" type="email" {...form.field('email')} optional />
      </FieldRow>
      {isAdmin ? (
        <Checkbox {...form.register('isActive')}>
          Active: the public page is shown, and codes can be made
        </Checkbox>
      ) : null}
      <LeaveWarning form={form} />
    </Form>
  );
}
