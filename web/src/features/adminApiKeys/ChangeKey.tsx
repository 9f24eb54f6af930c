import type { ReactElement } from 'react';
import type { AdminApiKey } from '#shared/contract/apiKeys.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface ChangeKeyProps {
  apiKey: AdminApiKey;
  onClose: () => void;
}

export function ChangeKey({ apiKey, onClose }: ChangeKeyProps): ReactElement {
  const { run } = useMutationOf('apiKeys.update');
  const { id, name, version } = apiKey;
  const form = useAppForm({
    defaults: { dailyCalls: String(apiKey.dailyCalls) },
    submit: ({ dailyCalls }) => run({ params: { id }, body: { dailyCalls: Number(dailyCalls), version } }),
    success: { title: 'Look-ups changed' },
    failure: failure('Not changed', 'Please try again.', 'apiKeys'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={`Look-ups of ${name}`}
      submitLabel="Save"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <TextField label="Look-ups a day" inputMode="numeric" {...form.field('dailyCalls')} />
    </FormDialog>
  );
}
