import { chakra } from '@chakra-ui/react';
import { TicketPercent } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Voucher } from '#shared/contract/vouchers.ts';
import { offerText } from '#shared/domain/offerText.ts';
import { shownLongDay } from '#shared/domain/time.ts';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';

const Band = chakra('aside', {
  // Visible in forced-colours mode, which removes the background.
  base: { bg: 'sun', color: 'ink', borderBlock: '2px solid transparent' },
});

const Inner = chakra('p', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    py: '4',
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    fontWeight: 'semibold',
    fontSize: { md: 'lg' },
    textWrap: 'balance',
    '& > svg': { flexShrink: 0 },
  },
});

// The last day on which it holds, which is a moment before it ends.
function lastDay(validUntil: string): string {
  return shownLongDay(new Date(Date.parse(validUntil) - 1).toISOString());
}

/** The promoted voucher (docs/product/money.md#voucher-banner). */
export function VoucherBanner({ voucher }: { voucher: Voucher }): ReactElement {
  const { code, validUntil } = voucher;
  return (
    <Band aria-label={t`Voucher`}>
      <Inner>
        <TicketPercent size={28} aria-hidden="true" />
        <span>
          {rich(t`<offer/> until <day/>: use the voucher <code/> when you pay.`, {
            offer: () => offerText(voucher),
            day: () => <chakra.span whiteSpace="nowrap">{lastDay(validUntil)}</chakra.span>,
            code: () => (
              <chakra.strong fontWeight="black" letterSpacing="0.05em">
                {code}
              </chakra.strong>
            ),
          })}
        </span>
      </Inner>
    </Band>
  );
}
