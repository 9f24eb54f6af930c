import type { ReactElement } from 'react';
import type { PriceVersion, ShownPrice } from '#shared/contract/prices.ts';
import { largeBundleSizes } from '#shared/domain/bundles.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

interface NewPriceProps {
  current: ShownPrice;
  onClose: () => void;
  onPrepared: (price: PriceVersion) => void;
}

export function NewPrice({ current, onClose, onPrepared }: NewPriceProps): ReactElement {
  const { run } = useMutationOf('prices.create');
  const form = useAppForm({
    defaults: { amount: '', percentOff: typedOf(current) },
    submit: ({ amount, percentOff }) => run({ body: { amount, percentOff: percentsOf(percentOff) } }),
    failure: failure('Price not prepared', 'Please try again.'),
    onDone: onPrepared,
  });
  return (
    <FormDialog
      form={form}
      title="New price"
      submitLabel="Prepare"
      busyLabel="Preparing..."
      onClose={onClose}
    >
      <TextField
        label="Price of one ZarCode in rand"
        hint="VAT included. Nothing changes yet: you see a preview before you activate it."
        inputMode="decimal"
        placeholder="19.00"
        {...form.field('amount')}
      />
      <FieldRow>
        {largeBundleSizes.map((size) => (
          <TextField
            key={size}
            label={`Off a bundle of ${size} (%)`}
            inputMode="decimal"
            {...form.field(`percentOff.of${size}`)}
          />
        ))}
      </FieldRow>
    </FormDialog>
  );
}

type Typed = Record<keyof ShownPrice['percentOff'], string>;

const typedOf = ({ percentOff }: ShownPrice): Typed => ({
  of50: String(percentOff.of50),
  of100: String(percentOff.of100),
  of500: String(percentOff.of500),
});

/** What is no number, the API refuses beside its field. */
const percentsOf = (typed: Typed): ShownPrice['percentOff'] => ({
  of50: percentOf(typed.of50),
  of100: percentOf(typed.of100),
  of500: percentOf(typed.of500),
});

const percentOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.')));
