import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';

const Line = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '4' },
});

/** The amount to pay; with a voucher, also the full price. */
export function Total({ fullCents, totalCents }: { fullCents: number; totalCents: number }): ReactElement {
  return (
    <div aria-live="polite">
      {totalCents === fullCents ? null : (
        <Line color="fg.muted">
          <p>Before the voucher</p>
          <s>{formatRand(fullCents)}</s>
        </Line>
      )}
      <Line>
        <chakra.p fontWeight="bold" fontSize="lg">
          Total
        </chakra.p>
        <chakra.p fontWeight="black" fontSize="3xl" lineHeight="tight">
          {formatRand(totalCents)}
        </chakra.p>
      </Line>
    </div>
  );
}
