import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { FormDialog } from '#web/ui/FormDialog.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { RadioGroup } from '#web/ui/form/RadioGroup.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import { toast } from '#web/ui/toast.ts';
import { type RefundOptions, refundDefaults, refundResolver } from './refundForm.ts';

const failed = failure('Not refunded', 'Please try again.', 'adminPayments', 'refunds');

const Fields = chakra('div', { base: { display: 'grid', gap: '4' } });

interface RefundDialogProps {
  id: string;
  options: RefundOptions;
  onClose: () => void;
}

/** The amount is typed, because money that went back does not come again. In its own chunk, with zod. */
export function RefundDialog({ id, options, onClose }: RefundDialogProps): ReactElement {
  const { run } = useMutationOf('refunds.create');
  const { left, payFast, sentence, prepaid, zarcode } = options;
  const form = useAppForm({
    defaults: refundDefaults(options),
    resolver: refundResolver,
    submit: ({ reference = '', ...body }) =>
      run({ params: { id }, body: { ...body, ...(reference !== '' && { reference }) } }),
    failure: (error) => {
      // What is left is another amount now: it is to be read before it is typed.
      if (error instanceof ApiError && error.code === 'refund_conflict') onClose();
      return failed(error);
    },
    onDone: ({ status, amount }) => {
      toast(
        status === 'open'
          ? {
              title: 'Not confirmed yet',
              description: 'PayFast did not answer. Find out on this page whether the refund happened.',
            }
          : { title: 'Refunded', description: `R${amount} was refunded. The credit note follows by email.` },
      );
      onClose();
    },
  });
  const method = form.watch('method');
  return (
    <FormDialog
      form={form}
      title="Refund"
      submitLabel={method === 'payFast' ? 'Refund by PayFast' : 'Record the refund'}
      busyLabel="Refunding..."
      danger
      onClose={onClose}
    >
      <Fields>
        <p>{sentence}</p>
        {payFast === undefined ? null : (
          <RadioGroup
            legend="How it is paid back"
            value={method}
            onChange={(value) => form.setValue('method', value)}
            options={[
              { value: 'payFast', label: 'PayFast', hint: 'To the original payment method' },
              { value: 'manual', label: 'Paid back already', hint: 'By your own transfer' },
            ]}
          />
        )}
        <TextField
          label="Amount in rands"
          hint={`R${left} is left. Type the amount to confirm it.`}
          inputMode="decimal"
          placeholder={left}
          autoComplete="off"
          {...form.field('amount')}
        />
        {method === 'manual' ? (
          <TextField
            label="Reference of the transfer"
            maxLength={100}
            autoComplete="off"
            {...form.field('reference')}
          />
        ) : null}
        <TextAreaField
          label="Reason"
          hint="For the audit. PayFast gets it as well."
          rows={3}
          maxLength={255}
          {...form.field('reason')}
        />
        {prepaid === undefined ? null : (
          <chakra.p fontSize="sm">
            {prepaid.unused} of {prepaid.bought} prepaid ZarCodes are not used. As many as the refund pays for
            are taken back.
          </chakra.p>
        )}
        {zarcode === undefined ? null : (
          <Checkbox {...form.register('withdrawCode')}>
            Withdraw {zarcode}: it leads nowhere from then on, and this can't be undone
          </Checkbox>
        )}
      </Fields>
    </FormDialog>
  );
}
