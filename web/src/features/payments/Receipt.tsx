import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { Payment } from '#shared/contract/payments.ts';
import { amountString, centsFromAmount } from '#shared/domain/money.ts';
import { useApi } from '#web/api/useApi.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { company } from '#web/text/company.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Table } from '#web/ui/Table.ts';

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { sm: '1fr 1fr' },
    overflowWrap: 'anywhere',
    // Other widths are for screens.
    '@media print': { gridTemplateColumns: '1fr 1fr' },
  },
});

const Label = chakra('h2', { base: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' } });

/** The receipt itself, as it is printed. */
export function Receipt({ payment }: { payment: Payment }): ReactElement {
  const { id, completedAt, createdAt, mode } = payment;
  const { data } = useApi('auth.me');
  return (
    <Card data-receipt padding="lg" display="grid" gap="8">
      <Sides>
        <div>
          <Label>From</Label>
          <chakra.p fontWeight="bold">{company.name}</chakra.p>
          <p>{company.city}, South Africa</p>
          <p>{company.email}</p>
          <p>{company.phone}</p>
        </div>
        <div>
          <Label>To</Label>
          {/* As high while it is loaded. */}
          <chakra.p fontWeight="bold" minH="1.55em">
            {data === undefined ? null : `${data.user.firstName} ${data.user.lastName}`}
          </chakra.p>
          <chakra.p minH="1.55em">{data?.user.email}</chakra.p>
        </div>
      </Sides>
      <DescriptionList
        items={[
          { label: 'Paid on', value: <DateText at={completedAt ?? createdAt} time /> },
          { label: 'Reference', value: id },
        ]}
      />
      <Lines payment={payment} />
      {mode === 'mock' ? <p>A test payment: no money moved.</p> : null}
    </Card>
  );
}

const cents = (amount: string) => centsFromAmount(amount) ?? 0;

function Lines({ payment }: { payment: Payment }): ReactElement {
  const { description, zarcode, voucherCode, amount, vatAmount } = payment;
  const hasVat = cents(vatAmount) > 0;
  const line = (label: string, value: string) => (
    <tr>
      <th scope="row">{label}</th>
      <td data-align="end">R{value}</td>
    </tr>
  );
  return (
    <Table aria-label="What was paid">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col" data-align="end">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {description}
            {zarcode === undefined ? null : <p>ZarCode {shownCode(zarcode)}</p>}
            {voucherCode === undefined ? null : <p>Price after voucher {voucherCode}</p>}
          </td>
          <td data-align="end">R{amount}</td>
        </tr>
        {hasVat ? line('Excluding VAT', amountString(cents(amount) - cents(vatAmount))) : null}
        {hasVat ? line('VAT', vatAmount) : null}
        <chakra.tr fontWeight="bold">
          <th scope="row">{hasVat ? 'Total, VAT included' : 'Total'}</th>
          <td data-align="end">R{amount}</td>
        </chakra.tr>
      </tbody>
    </Table>
  );
}
