import type { ReactElement } from 'react';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { maxSingleUseCodes } from '#shared/domain/vouchers.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import { OfferFields } from './OfferFields.tsx';
import { fieldsOf, offerOf, type VoucherFields } from './voucherFields.ts';

/** Random codes, each for one use, and a file with them. */
export function ManyVouchers({ onClose }: { onClose: () => void }): ReactElement {
  const { run } = useMutationOf('vouchers.createMany');
  const today = dayInJohannesburg(new Date());
  const form = useAppForm<VoucherFields, { codes: string[] }>({
    defaults: fieldsOf(undefined, today),
    submit: (fields) => run({ body: { count: Number(fields.count), ...offerOf(fields) } }),
    failure: failure('Codes not created', 'Please try again.'),
    onDone: ({ codes }, { validUntil }) => {
      // Codes have letters and digits only, so nothing has to be quoted. Excel takes UTF-8 with a mark for it only.
      const lines = codes.map((code) => `${code},${validUntil.replace('T', ' ')}`);
      const rows = ['Code,Valid until (Johannesburg)', ...lines];
      saveFile(`vouchers-${today}.csv`, `\uFEFF${rows.join('\r\n')}\r\n`, 'text/csv');
      toast({
        title: 'Codes created',
        description: 'The file with them was saved. They are in the list too.',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Single-use codes"
      submitLabel="Create and download"
      busyLabel="Creating..."
      onClose={onClose}
    >
      <TextField
        label="How many"
        hint={`At most ${maxSingleUseCodes} at once. Each code is random and can be used once.`}
        inputMode="numeric"
        {...form.field('count')}
      />
      <OfferFields form={form} />
    </FormDialog>
  );
}
