import type { ReactElement } from 'react';
import { type PriceVersion, prices } from '#shared/contract/prices.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(prices.create);

interface NewPriceProps {
  onClose: () => void;
  onPrepared: (price: PriceVersion) => void;
}

export function NewPrice({ onClose, onPrepared }: NewPriceProps): ReactElement {
  const { run } = useMutationOf('prices.create');
  const form = useAppForm({
    defaults: { amount: '' },
    resolver,
    submit: (_, { getValues }) => run({ body: getValues() }),
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
    </FormDialog>
  );
}
