import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { PaymentDetails } from '#shared/contract/payments.ts';
import { amountString, centsFromAmount } from '#shared/domain/money.ts';
import type { OrderMode } from '#shared/domain/orderModes.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { paidFor } from '#web/brand/paidFor.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { company } from '#web/text/company.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Table } from '#web/ui/Table.ts';
import { awaitsNumber } from './awaited.ts';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { sm: '1fr 1fr' },
    '& p': { overflowWrap: 'anywhere' },
    // Other widths are for screens.
    '@media print': { gridTemplateColumns: '1fr 1fr' },
  },
});

const Label = chakra('h2', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' } });

const cents = (amount: string) => centsFromAmount(amount) ?? 0;

/** The receipt itself, as it is printed. */
export function Receipt({ payment }: { payment: PaymentDetails }): ReactElement {
  const { id, completedAt, createdAt, mode } = payment;
  const { data } = useApi('auth.me');
  return (
    <Card data-receipt padding="lg" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="8">
      <Sides>
        <div>
          <Label>{t`From`}</Label>
          <Seller payment={payment} />
          <p>{company.email}</p>
          <p>{company.phone}</p>
        </div>
        <div>
          <Label>{t`To`}</Label>
          {/* As high while it is loaded. */}
          <chakra.p fontWeight="bold" minH="1.55em">
            {data === undefined ? null : `${data.user.firstName} ${data.user.lastName}`}
          </chakra.p>
          <chakra.p minH="1.55em">{data?.user.email}</chakra.p>
        </div>
      </Sides>
      <DescriptionList
        items={[
          ...numberOf(payment),
          { label: t`Paid on`, value: <DateText at={completedAt ?? createdAt} time /> },
          ...paidWith(payment),
          { label: t`Reference`, value: id },
          ...refundOf(payment),
        ]}
      />
      <Lines payment={payment} />
      {mode === 'mock' ? <p>{t`A test payment: no money moved.`}</p> : null}
    </Card>
  );
}

function Seller({ payment: { taxInvoice } }: { payment: PaymentDetails }): ReactElement {
  const { data: settings } = useApi('settings.public');
  if (taxInvoice === undefined) {
    const { name, address } = settings?.seller ?? { name: company.name, address: '' };
    return (
      <>
        <chakra.p fontWeight="bold">{name}</chakra.p>
        <chakra.p whiteSpace="pre-line">{address || t`${company.city}, South Africa`}</chakra.p>
      </>
    );
  }
  return (
    <>
      <chakra.p fontWeight="bold">{taxInvoice.companyName}</chakra.p>
      <chakra.p whiteSpace="pre-line">{taxInvoice.companyAddress}</chakra.p>
      <p>{t`VAT number ${taxInvoice.vatNumber}`}</p>
    </>
  );
}

function numberOf(payment: PaymentDetails) {
  const { invoiceNumber } = payment;
  if (invoiceNumber !== undefined) return [{ label: t`Number`, value: invoiceNumber }];
  return awaitsNumber(payment) ? [{ label: t`Number`, value: t`Follows in a moment` }] : [];
}

const payers: Readonly<Record<OrderMode, string>> = { payfast: 'PayFast', mock: t`Mock payment` };

/** PayFast does not say which of its ways to pay was used. */
function paidWith({ amount, mode }: PaymentDetails) {
  if (cents(amount) === 0) return [];
  return [{ label: t`Paid with`, value: payers[mode] }];
}

function refundOf({ refund }: PaymentDetails) {
  if (refund === undefined) return [];
  return [
    { label: t`Refunded`, value: `R${refund.amount}` },
    { label: t`Credit note`, value: refund.creditNotes.join(', ') || t`Follows in a moment` },
  ];
}

function Lines({ payment }: { payment: PaymentDetails }): ReactElement {
  const { zarcode, voucherCode, amount, vatAmount, taxInvoice } = payment;
  const hasVat = taxInvoice !== undefined;
  const line = (label: string, value: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td data-align="end">R{value}</td>
    </tr>
  );
  return (
    <Table aria-label={t`What was paid`}>
      <thead>
        <tr>
          <th scope="col">{t`Description`}</th>
          <th scope="col" data-align="end">
            {t`Amount`}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {paidFor(payment)}
            {zarcode === undefined ? null : <p>{t`ZarCode ${shownCode(zarcode)}`}</p>}
            {voucherCode === undefined ? null : <p>{t`Price after voucher ${voucherCode}`}</p>}
          </td>
          <td data-align="end">R{amount}</td>
        </tr>
        {hasVat ? line(t`Excluding VAT`, amountString(cents(amount) - cents(vatAmount))) : null}
        {hasVat ? line(t`VAT (${taxInvoice.vatRate}%)`, vatAmount) : null}
        <chakra.tr fontWeight="bold">
          <th scope="row">{hasVat ? t`Total, VAT included` : t`Total`}</th>
          <td data-align="end">R{amount}</td>
        </chakra.tr>
      </tbody>
    </Table>
  );
}
