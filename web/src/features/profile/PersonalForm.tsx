import type { ReactElement } from 'react';
import { type Profile, type ProfileChange, user } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { useSaveProfile } from '#web/brand/useSaveProfile.ts';
import { removeDraft } from '#web/storage/drafts.ts';
import { FieldRow, Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(user.updateProfile);

export const personalDraft = 'profile';

interface PersonalFormProps {
  profile: Profile;
  onDone: () => void;
}

/** Sends what was edited only, so that it takes nothing back that was changed elsewhere meanwhile. */
export function PersonalForm({ profile, onDone }: PersonalFormProps): ReactElement {
  const { firstName, lastName, email, contactTel } = profile;
  const save = useSaveProfile();
  const form = useAppForm({
    defaults: { firstName, lastName, email, contactTel },
    resolver,
    submit: async (values: ProfileChange, { formState: { dirtyFields } }) => {
      const edited = Object.entries(values).filter(([name]) => name in dirtyFields);
      if (edited.length > 0) await save(Object.fromEntries(edited));
    },
    failure: failure(t`Update Failed`, t`Failed to update profile`),
    onDone,
  });
  return (
    <Form
      form={form}
      submitLabel={t`Save`}
      busyLabel={t`Saving...`}
      onCancel={() => {
        form.discardChanges();
        removeDraft(personalDraft);
        onDone();
      }}
      aria-label={t`Personal Information`}
    >
      <FormDraft form={form} name={personalDraft} what={t`changes of your profile`} />
      <FieldRow>
        <TextField label={t`First name`} autoComplete="given-name" {...form.field('firstName')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="email"
        hint={t`We send a link to a new address. It takes effect when you open the link.`}
        {...form.field('email')}
      />
      <TextField
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        placeholder="0821234567"
        {...form.field('contactTel')}
        optional
      />
    </Form>
  );
}
