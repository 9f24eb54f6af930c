import { chakra } from '@chakra-ui/react';
import { TicketPercent, X } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { offerText } from '#shared/domain/offerText.ts';
import { t } from '#shared/text/t.ts';
import { FormDraft } from '#web/brand/FormDraft.tsx';
import { rich } from '#web/text/rich.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { useVoucher } from './useVoucher.ts';

interface VoucherFieldProps extends Omit<ReturnType<typeof useVoucher>, 'isUnchecked'> {
  /** Why the voucher does not apply to what is chosen now. */
  problem: string | null;
}

/** The field for a voucher's code; once applied, the voucher with a button to remove it. */
export function VoucherField({ voucher, remove, form, problem }: VoucherFieldProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(voucher);
  useEffect(() => {
    if (before.current === voucher) return;
    before.current = voucher;
    // The focused control was removed: focus its replacement.
    if (document.activeElement === document.body)
      area.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [voucher]);
  return (
    <div ref={area}>
      {voucher === null ? (
        <VoucherForm form={form} />
      ) : (
        <AppliedVoucher voucher={voucher} problem={problem} onRemove={remove} />
      )}
    </div>
  );
}

interface AppliedVoucherProps {
  voucher: Voucher;
  problem: string | null;
  onRemove: () => void;
}

function AppliedVoucher({ voucher, problem, onRemove }: AppliedVoucherProps): ReactElement {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="3"
      role="status"
      css={{ '& > svg': { flexShrink: 0 } }}
    >
      <TicketPercent size={22} aria-hidden="true" />
      <chakra.p flex="1" minW="0" overflowWrap="anywhere">
        {rich(t`Voucher <b>${voucher.code}</b>: ${offerText(voucher)}`)}
        {problem === null ? null : (
          <chakra.span display="block" color="fg.error">
            {problem}
          </chakra.span>
        )}
      </chakra.p>
      <Button variant="ghost" size="icon" aria-label={t`Remove voucher ${voucher.code}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </chakra.div>
  );
}

function VoucherForm({ form }: Pick<VoucherFieldProps, 'form'>): ReactElement {
  return (
    <chakra.form {...form.element} display="flex" flexWrap="wrap" columnGap="3" alignItems="flex-start">
      <chakra.div flexBasis="full">
        <FormDraft form={form} name="voucher" what={t`a voucher`} />
      </chakra.div>
      <chakra.div flex="1" minW="0">
        <TextField
          label={t`Voucher`}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      </chakra.div>
      {/* Below the label, beside the field. */}
      <Button type="submit" variant="outline" mt="1.75rem" busy={form.busy} busyText={t`Checking...`}>
        {t`Apply`}
      </Button>
    </chakra.form>
  );
}
