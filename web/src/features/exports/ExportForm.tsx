import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { adminPaymentStatuses } from '#shared/contract/adminPayments.ts';
import { type ExportKind, exportColumns, exportKinds } from '#shared/contract/exports.ts';
import { purchaseKinds } from '#shared/contract/payments.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { adminStatusLabels } from '#web/brand/adminPaymentLabels.ts';
import { purchaseLabels } from '#web/brand/purchaseLabels.ts';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { ErrorLine } from '#web/ui/form/ErrorLine.tsx';
import { Form } from '#web/ui/form/Form.tsx';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { columnLabel, kindLabels } from './exportTexts.ts';

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' } },
});

const Columns = chakra('fieldset', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
    '& > legend': { fontWeight: 'semibold', mb: '1' },
  },
});

const isAny = (columns: readonly string[]) => columns.length > 0 || 'Please choose at least one column.';

/** What a link from a list wants to export. */
const wish = listSearch({
  of: oneOf(exportKinds),
  from: day(),
  to: day(),
  status: oneOf(adminPaymentStatuses),
  kind: oneOf(purchaseKinds),
});

interface ChoiceProps extends UseFormRegisterReturn {
  label: string;
  all: string;
  options: Readonly<Record<string, string>>;
}

function Choice({ all, options, ...field }: ChoiceProps): ReactElement {
  return (
    <SelectField error="" {...field}>
      <option value="">{all}</option>
      {Object.entries(options).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** Starts an export. */
export function ExportForm(): ReactElement {
  const { run } = useMutationOf('exports.create');
  const { of: asked, from, to, status, kind: bought } = useListSearch(wish).values;
  const initial: ExportKind = asked === '' ? 'codes' : asked;
  const form = useAppForm({
    defaults: {
      of: initial,
      from,
      to,
      status,
      kind: bought,
      columns: [...exportColumns[initial]] as string[],
    },
    // Only payments have them.
    submit: ({ status, kind, ...body }) =>
      run({ body: body.of === 'payments' ? { ...body, status, kind } : body }),
    success: { title: 'Export Started', description: 'Its files are in the list below.' },
    failure: failure('Export Failed', 'The export could not be started. Please try again.'),
  });
  const of = form.watch('of');
  const kind = form.register('of', {
    onChange: ({ target }) => form.setValue('columns', [...exportColumns[target.value as ExportKind]]),
  });
  const columnsError = form.formState.errors.columns?.message ?? '';
  return (
    <Card mb="6">
      <Form form={form} submitLabel="Export" busyLabel="Exporting...">
        <Grid>
          <SelectField label="What" error="" {...kind}>
            {exportKinds.map((each) => (
              <option key={each} value={each}>
                {kindLabels[each]}
              </option>
            ))}
          </SelectField>
          <TextField label="From" type="date" {...form.field('from')} required={false} />
          <TextField label="To" type="date" {...form.field('to')} required={false} />
          {of === 'payments' ? (
            <>
              <Choice
                label="Status"
                all="All payments"
                options={adminStatusLabels}
                {...form.register('status')}
              />
              <Choice label="Bought" all="All kinds" options={purchaseLabels} {...form.register('kind')} />
            </>
          ) : null}
        </Grid>
        <Columns aria-describedby={columnsError === '' ? undefined : 'columns-error'}>
          <legend>Columns</legend>
          {exportColumns[of].map((column) => (
            <Checkbox
              key={`${of} ${column}`}
              value={column}
              {...form.register('columns', { validate: isAny })}
            >
              {columnLabel(column)}
            </Checkbox>
          ))}
        </Columns>
        <ErrorLine id="columns-error" error={columnsError} />
      </Form>
    </Card>
  );
}
