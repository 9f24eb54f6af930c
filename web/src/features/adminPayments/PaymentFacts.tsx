import type { ReactElement } from 'react';
import type { AdminPayment } from '#shared/contract/adminPayments.ts';
import type { OrderMode } from '#shared/domain/orderModes.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

interface PaymentFactsProps {
  payment: AdminPayment;
  person: { readonly id: string; readonly name: string; readonly email: string } | undefined;
}

const rands = (amount: string | undefined) => (amount === undefined ? undefined : `R${amount}`);

const payers: Readonly<Record<OrderMode, string>> = { payfast: 'PayFast', mock: 'A test: no money moved' };

export function PaymentFacts({ payment, person }: PaymentFactsProps): ReactElement {
  const { id, amount, vatAmount, fee, net, payFastId, invoiceNumber, voucherCode, createdAt } = payment;
  const { zarcode, mode, sandbox, refund, completedAt } = payment;
  const code = zarcode === undefined ? null : shownCode(zarcode);
  return (
    <DescriptionList
      items={[
        {
          label: 'Person',
          value:
            person === undefined ? (
              'The account was deleted'
            ) : (
              <>
                <TextLink to="/admin/users/$id" params={{ id: person.id }}>
                  {person.name}
                </TextLink>
                {'\n'}
                <BreakAfterAt text={person.email} />
              </>
            ),
        },
        {
          label: 'ZarCode',
          value:
            code === null ? null : <TextLink {...targetLink({ kind: 'zarcode', id: code })}>{code}</TextLink>,
        },
        { label: 'Amount', value: rands(amount) },
        { label: 'VAT included', value: Number(vatAmount) === 0 ? null : rands(vatAmount) },
        { label: "PayFast's fee", value: rands(fee) },
        { label: 'Net', value: rands(net) },
        { label: 'Refunded', value: rands(refund?.amount) },
        { label: 'Voucher', value: voucherCode },
        { label: 'Paid by', value: payers[sandbox ? 'mock' : mode] },
        { label: 'Ordered', value: <DateText at={createdAt} time /> },
        { label: 'Paid', value: completedAt === undefined ? null : <DateText at={completedAt} time /> },
        { label: 'Receipt', value: invoiceNumber },
        { label: 'Credit notes', value: refund?.creditNotes.join(', ') },
        { label: "PayFast's id", value: payFastId },
        { label: 'Reference', value: id },
      ]}
    />
  );
}
