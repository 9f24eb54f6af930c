import type { ReactElement } from 'react';
import { settings } from '#shared/contract/settings.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Form } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { toast } from '#web/ui/toast.ts';

const resolver = bodyResolver(settings.testEmail);

export function TestEmail(): ReactElement {
  const { run } = useMutationOf('settings.testEmail');
  const form = useAppForm({
    defaults: { email: '' },
    resolver,
    submit: (body) => run({ body }),
    failure: failure('Test email failed', 'Failed to send test email'),
    alwaysToast: true,
    onDone: ({ message }) => toast({ title: 'Test email sent', description: message }),
  });
  return (
    <TitledCard title="Test Email" intro="Sends an email the same way as receipts and password links.">
      <Form form={form} submitLabel="Send Test Email" busyLabel="Sending..." aria-label="Test Email">
        <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
      </Form>
    </TitledCard>
  );
}
