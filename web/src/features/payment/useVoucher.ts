import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';

/** The voucher of an order: its code as it is typed, and what it turns out to be worth. */
export function useVoucher() {
  const { run, busy } = useMutationOf('vouchers.validate');
  const [voucher, setVoucher] = useState<Voucher | null>(null);
  const { register, handleSubmit, setError, reset, getValues, formState } = useForm({
    defaultValues: { code: '' },
  });
  const { errors } = formState;
  const apply = handleSubmit(async (form) => {
    try {
      setVoucher(await run({ body: form }));
      reset();
    } catch (error) {
      const message = messageOf(error, 'The voucher could not be checked. Please try again.');
      setError('code', { message }, { shouldFocus: true });
    }
  });
  return {
    voucher,
    field: register('code', { required: 'Please enter a voucher code.' }),
    error: errors.code?.message,
    checking: busy,
    apply,
    remove: () => setVoucher(null),
    /** Typed, and neither applied nor refused so far. */
    isUnchecked: () => voucher === null && errors.code === undefined && getValues('code').trim() !== '',
  };
}
