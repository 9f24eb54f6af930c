import type { ReactElement } from 'react';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { AppForm } from '#web/ui/form/useAppForm.ts';
import type { VoucherFields } from './voucherFields.ts';

/** What a voucher takes off, when, and of which orders. */
export function OfferFields({ form }: { form: AppForm<VoucherFields> }): ReactElement {
  const isPercent = form.watch('discount') === 'percent';
  return (
    <FieldRow>
      <SelectField label="Takes off" {...form.field('discount')}>
        <option value="percent">a percentage</option>
        <option value="amount">an amount</option>
      </SelectField>
      {isPercent ? (
        <TextField label="Percent" inputMode="decimal" placeholder="10" {...form.field('percentOff')} />
      ) : (
        <TextField label="Rand" inputMode="decimal" placeholder="20.00" {...form.field('amountOff')} />
      )}
      <TextField label="Valid from" type="datetime-local" {...form.field('validFrom')} />
      <TextField label="Valid until" type="datetime-local" {...form.field('validUntil')} />
      <SelectField label="For" {...form.field('appliesTo')}>
        <option value="both">codes and bundles</option>
        <option value="codes">single ZarCodes</option>
        <option value="bundles">bundles</option>
      </SelectField>
      <TextField
        label="Minimum order in rand"
        inputMode="decimal"
        placeholder="50.00"
        {...form.field('minTotal')}
        optional
      />
    </FieldRow>
  );
}
