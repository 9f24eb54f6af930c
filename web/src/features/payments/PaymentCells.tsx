import { chakra } from '@chakra-ui/react';
import { ReceiptText, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ListedPayment } from '#shared/contract/user.ts';
import { t } from '#shared/text/t.ts';
import { paidFor } from '#web/brand/paidFor.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowActions } from '#web/ui/list/RowActions.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { BundleLink } from './BundleLink.tsx';

const Small = chakra('p', {
  base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', overflowWrap: 'anywhere' },
});

/** What was bought, with the way to it once it is there. */
export function Purchase({ payment }: { payment: ListedPayment }): ReactElement {
  const { title, zarcode, bundle } = payment;
  const code = zarcode === undefined ? null : shownCode(zarcode);
  return (
    <TitleCell title={title ?? paidFor(payment)}>
      {code === null ? null : (
        <TextLink to="/zarcodes/$code" params={{ code }}>
          {code}
        </TextLink>
      )}
      {code === null && title !== undefined ? <Small>{t`One ZarCode`}</Small> : null}
      {bundle === undefined ? null : <BundleLink id={bundle.id}>{t`See what it was used for`}</BundleLink>}
    </TitleCell>
  );
}

/** The amount, the VAT in it, and the voucher that made it less. */
export function Amount({
  payment: { amount, vatAmount, voucherCode, refund },
}: {
  payment: ListedPayment;
}): ReactElement {
  return (
    <chakra.div fontVariantNumeric="tabular-nums">
      <chakra.p fontWeight="semibold">R{amount}</chakra.p>
      {Number(vatAmount) === 0 ? null : <Small>{t`VAT R${vatAmount}`}</Small>}
      {voucherCode === undefined ? null : <Small>{t`Voucher ${voucherCode}`}</Small>}
      {refund === undefined ? null : (
        <Small>
          {t`R${refund.amount} refunded`}
          {refund.creditNotes.length === 0 ? '' : `, ${refund.creditNotes.join(', ')}`}
        </Small>
      )}
    </chakra.div>
  );
}

/** Between a phone's cards and a wide table there is room for the words only. */
const Actions = chakra(RowActions, {
  base: { whiteSpace: 'nowrap', '& svg': { display: { base: 'block', md: 'none', lg: 'block' } } },
});

interface PaymentActionProps {
  payment: ListedPayment;
  onRepeat: (payment: ListedPayment) => void;
}

export function PaymentAction({ payment, onRepeat }: PaymentActionProps): ReactElement {
  const { id, status } = payment;
  return (
    <Actions>
      {status === 'complete' ? (
        <LinkButton
          to="/payments/$id/receipt"
          params={{ id }}
          variant="ghost"
          size="sm"
          aria-label={t`Receipt: ${paidFor(payment)}`}
        >
          <ReceiptText aria-hidden="true" />
          {t`Receipt`}
        </LinkButton>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t`Try again: ${paidFor(payment)}`}
          onClick={() => onRepeat(payment)}
        >
          <RotateCcw aria-hidden="true" />
          {t`Try again`}
        </Button>
      )}
    </Actions>
  );
}
