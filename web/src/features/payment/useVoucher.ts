import { useState } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { voucherCodeOf } from '#shared/domain/vouchers.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { appliedVoucher } from '#web/storage/orderKey.ts';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import type { Choice } from './order.ts';

/** The order that is tried again has its voucher already; placing it checks it once more. */
function appliedBefore(given: string): Voucher | null {
  const before = appliedVoucher.read();
  return before?.code === voucherCodeOf(given) ? before : null;
}

/**
 * The voucher of an order: its code as it is typed, and what it turns out to be worth.
 * @param given the code that stands in the field at first
 * @param choice what it is for
 * @param onVoucher its code once it is applied, and undefined once it is removed
 */
export function useVoucher(given: string, choice: Choice, onVoucher: (code: string | undefined) => void) {
  const { run } = useMutationOf('vouchers.validate');
  const [voucher, setVoucher] = useState<Voucher | null>(() => appliedBefore(given));
  const [code, setCode] = useState(voucher === null ? given : '');
  const form = useAppForm({
    defaults: { code },
    rules: { code: { required: t`Please enter a voucher code.` } },
    submit: (typed) =>
      run({ body: { ...typed, ...(choice === 'code' ? { zarcode: true } : { bundle: choice }) } }),
    // Whatever went wrong is said beside the field, where the code stays for another attempt.
    failure: (error) => {
      const message = messageOf(error, t`The voucher could not be checked. Please try again.`);
      return { title: t`Error`, message, fields: { code: message } };
    },
    onDone: (valid) => {
      setVoucher(valid);
      appliedVoucher.write(valid);
      onVoucher(valid.code);
      // Once removed it does not come back.
      setCode('');
    },
    clearWhenDone: () => ({ code: '' }),
  });
  return {
    voucher,
    form,
    remove: () => {
      setVoucher(null);
      appliedVoucher.clear();
      onVoucher(undefined);
    },
    /** Typed, and neither applied nor refused so far. */
    isUnchecked: () =>
      voucher === null && form.formState.errors.code === undefined && form.getValues('code').trim() !== '',
  };
}
