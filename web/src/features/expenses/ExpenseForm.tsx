import { type ReactElement, useId } from 'react';
import { type ExpenseResponse, expenses } from '#shared/contract/expenses.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';

const resolver = bodyResolver(expenses.create);

interface ExpenseFormProps {
  /** To be corrected; without one a new expense is entered. */
  expense?: ExpenseResponse;
  /** Suggested. */
  categories: readonly string[];
  onClose: () => void;
}

export function ExpenseForm({ expense, categories, onClose }: ExpenseFormProps): ReactElement {
  const create = useMutationOf('expenses.create').run;
  const update = useMutationOf('expenses.update').run;
  const listId = useId();
  const form = useAppForm({
    defaults: {
      date: expense?.date ?? dayInJohannesburg(new Date()),
      category: expense?.category ?? '',
      supplier: expense?.supplier ?? '',
      description: expense?.description ?? '',
      amount: expense?.amount ?? '',
      vat: expense?.vat ?? '0.00',
      note: expense?.note ?? '',
    },
    resolver,
    // As typed: the schema makes cents of the amounts, and the API does so again.
    submit: (_, { getValues }) =>
      expense === undefined
        ? create({ body: getValues() })
        : update({ params: { id: expense.id }, body: { ...getValues(), version: expense.version } }),
    success: { title: expense === undefined ? 'Expense added' : 'Expense changed' },
    failure: failure('Expense not saved', 'Please try again.', 'expenses'),
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={expense === undefined ? 'New expense' : 'Change expense'}
      submitLabel="Save"
      busyLabel="Saving..."
      onClose={onClose}
    >
      <FieldRow>
        <TextField label="Date" type="date" {...form.field('date')} />
        <TextField label="Category" list={listId} autoComplete="off" {...form.field('category')} />
      </FieldRow>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField label="Supplier" autoComplete="off" {...form.field('supplier')} />
      <TextField label="Description" autoComplete="off" {...form.field('description')} />
      <FieldRow>
        <TextField
          label="Amount in rand"
          inputMode="decimal"
          placeholder="115.00"
          {...form.field('amount')}
        />
        <TextField label="VAT included" inputMode="decimal" placeholder="15.00" {...form.field('vat')} />
      </FieldRow>
      <TextAreaField label="Note" {...form.field('note')} optional />
    </FormDialog>
  );
}
