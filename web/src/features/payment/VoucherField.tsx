import { chakra } from '@chakra-ui/react';
import { TicketPercent } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { api, messageOf } from '#web/api/client.ts';
import { TextField } from '#web/forms/TextField.tsx';
import { Button } from '#web/ui/Button.tsx';

interface VoucherFieldProps {
  voucher: Voucher | null;
  onVoucher: (voucher: Voucher | null) => void;
}

/** Takes a voucher's code and asks what it is worth; then shows it, to be taken back. */
export function VoucherField({ voucher, onVoucher }: VoucherFieldProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(voucher);
  useEffect(() => {
    if (before.current === voucher) return;
    before.current = voucher;
    // What had the focus went: on to what came in its place.
    area.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [voucher]);
  return (
    <div ref={area}>
      {voucher === null ? (
        <VoucherForm onVoucher={onVoucher} />
      ) : (
        <AppliedVoucher voucher={voucher} onRemove={() => onVoucher(null)} />
      )}
    </div>
  );
}

function AppliedVoucher({ voucher, onRemove }: { voucher: Voucher; onRemove: () => void }): ReactElement {
  const id = useId();
  return (
    <chakra.div display="flex" alignItems="center" gap="3" flexWrap="wrap">
      <TicketPercent size={22} aria-hidden="true" />
      <chakra.p id={id} flex="1" minW="8rem" overflowWrap="anywhere">
        Voucher <strong>{voucher.code}</strong>: {voucher.percentOff}% off
      </chakra.p>
      <Button variant="ghost" size="sm" aria-describedby={id} onClick={onRemove}>
        Remove voucher
      </Button>
    </chakra.div>
  );
}

function VoucherForm({ onVoucher }: Pick<VoucherFieldProps, 'onVoucher'>): ReactElement {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async (form) => {
    try {
      onVoucher(await api.vouchers.validate({ body: form }));
    } catch (error) {
      setError(
        'code',
        { message: messageOf(error, 'The voucher could not be checked. Please try again.') },
        { shouldFocus: true },
      );
    }
  });
  return (
    <chakra.form onSubmit={submit} noValidate display="flex" gap="3" alignItems="flex-start">
      <chakra.div flex="1" minW="0">
        <TextField
          label="Voucher"
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={formState.errors.code?.message}
          {...register('code', { required: 'Please enter a voucher code.' })}
        />
      </chakra.div>
      {/* Below the label, beside the field. */}
      <Button
        type="submit"
        variant="outline"
        mt="1.75rem"
        busy={formState.isSubmitting}
        busyText="Checking..."
      >
        Apply
      </Button>
    </chakra.form>
  );
}
