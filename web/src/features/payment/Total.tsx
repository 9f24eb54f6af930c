import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { formatRand, vatIncludedCents } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '4',
    fontVariantNumeric: 'tabular-nums',
  },
});

interface TotalProps {
  fullCents: number;
  totalCents: number;
  /** In percent, of a company that is registered for VAT. */
  vatRate: number | undefined;
}

/** The amount to pay with the VAT in it; with a voucher, also the full price. */
export function Total({ fullCents, totalCents, vatRate }: TotalProps): ReactElement {
  return (
    <div aria-live="polite">
      {totalCents === fullCents ? null : (
        <Line color="fg.muted">
          <p>{t`Before the voucher`}</p>
          <s>{formatRand(fullCents)}</s>
        </Line>
      )}
      <Line>
        <chakra.p fontWeight="bold" fontSize="lg">
          {t`Total`}
        </chakra.p>
        <chakra.p fontWeight="black" fontSize="3xl" lineHeight="tight">
          {formatRand(totalCents)}
        </chakra.p>
      </Line>
      {/* Always there, so that nothing moves once the rate is known. */}
      <Line color="fg.muted" fontSize="sm">
        <p>
          {t`VAT included`}
          {vatRate === undefined ? '' : ` (${vatRate}%)`}
        </p>
        <p>{vatRate === undefined ? null : formatRand(vatIncludedCents(totalCents, vatRate))}</p>
      </Line>
    </div>
  );
}
