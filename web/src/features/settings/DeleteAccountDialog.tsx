import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { CodeChoice } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { leave } from '#web/brand/leave.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { PasswordField } from '#web/ui/form/PasswordField.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { filled } from '#web/ui/form/rules.ts';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { toast } from '#web/ui/toast.ts';
import { DeletionFacts } from './DeletionFacts.tsx';

const word = 'DELETE';

const choices = [
  {
    value: 'keep',
    label: t`Keep them without my name`,
    hint: t`They keep working for everyone who has them, with their title and address. Nobody can change or delete them any more.`,
  },
  {
    value: 'release',
    label: t`Delete them`,
    hint: t`They stop working for everyone, and are never given out again.`,
  },
] as const satisfies readonly { value: CodeChoice; label: string; hint: string }[];

interface Fields {
  codes: CodeChoice | '';
  password: string;
  typed: string;
}

/** What is lost, what becomes of the codes, the password, and a word to type. In its own chunk, with the dialog's code. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const { run } = useMutationOf('user.erase');
  // Without codes there is nothing to choose.
  const hasCodes = useApi('user.stats').data?.totalCodes !== 0;
  const form = useAppForm<Fields, Awaited<ReturnType<typeof run>>>({
    defaults: { codes: '', password: '', typed: '' },
    rules: {
      codes: {
        validate: (value) => value !== '' || !hasCodes || t`Please choose what happens to your ZarCodes.`,
      },
      password: filled(t`Password is required`),
      typed: { validate: (text) => text.trim() === word || t`Please type ${word} to confirm.` },
    },
    submit: ({ codes, password }) => run({ body: { password, codes: codes === '' ? 'release' : codes } }),
    failure: failure(t`Account not deleted`, t`Failed to delete your account. Please try again.`),
    onDone: ({ message }) => {
      toast({ title: t`Deletion scheduled`, description: message });
      leave();
      void navigate({ to: '/' });
    },
  });
  const { error } = form.field('codes');
  const choose = (codes: CodeChoice) =>
    form.setValue('codes', codes, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormDialog
      form={form}
      danger
      title={t`Delete my account?`}
      submitLabel={t`Delete my account`}
      busyLabel={t`Deleting...`}
      onClose={onClose}
    >
      <DeletionFacts />
      {hasCodes ? (
        <RadioGroup
          legend={t`What should happen to your ZarCodes?`}
          options={choices}
          value={form.watch('codes') || null}
          onChange={choose}
          error={error}
        />
      ) : null}
      <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
      <TextField
        label={t`Type ${word} to confirm`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('typed')}
      />
    </FormDialog>
  );
}
