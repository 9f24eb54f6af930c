import type { ReactElement } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { OfferFields } from './OfferFields.tsx';
import { editsOf, fieldsOf, limitsOf, offerOf, type VoucherFields } from './voucherFields.ts';

interface VoucherFormProps {
  /** To be changed; without one a new voucher is made. */
  voucher?: AdminVoucher;
  onClose: () => void;
}

export function VoucherForm({ voucher, onClose }: VoucherFormProps): ReactElement {
  const create = useMutationOf('vouchers.create').run;
  const update = useMutationOf('vouchers.update').run;
  const form = useAppForm<VoucherFields, AdminVoucher>({
    defaults: fieldsOf(voucher, dayInJohannesburg(new Date())),
    submit: (fields, { formState: { dirtyFields } }) =>
      voucher === undefined
        ? create({ body: { code: fields.code, ...offerOf(fields), ...limitsOf(fields) } })
        : update({
            params: { id: voucher.id },
            body: { ...editsOf(fields, Object.keys(dirtyFields)), version: voucher.version },
          }),
    success: { title: voucher === undefined ? 'Voucher created' : 'Voucher changed' },
    failure: failure('Voucher not saved', 'Please try again.', 'vouchers'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={voucher === undefined ? 'New voucher' : `Change ${voucher.code}`}
      submitLabel="Save"
      busyLabel="Saving..."
      onClose={onClose}
    >
      {voucher === undefined ? (
        <TextField
          label="Code"
          hint="What people type: letters and digits, in any case."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          textTransform="uppercase"
          {...form.field('code')}
        />
      ) : null}
      <OfferFields form={form} />
      <FieldRow>
        <TextField label="Max uses in total" inputMode="numeric" {...form.field('maxUses')} optional />
        <TextField
          label="Max uses per person"
          inputMode="numeric"
          {...form.field('maxUsesPerUser')}
          optional
        />
      </FieldRow>
    </FormDialog>
  );
}
