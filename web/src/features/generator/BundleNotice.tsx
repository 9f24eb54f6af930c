import { chakra } from '@chakra-ui/react';
import { Ticket } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { Notice } from '#web/ui/Notice.tsx';

const codes = (count: number) => (count === 1 ? '1 code' : `${count} codes`);

/** Above the generator, while a bundle is active. */
export function BundleBanner({ remaining }: { remaining: number }): ReactElement {
  return (
    <chakra.div mb="5">
      <Notice tone="success" title={`You have ${codes(remaining)} left in your bundle`}>
        Your next ZarCode costs nothing more.
      </Notice>
    </chakra.div>
  );
}

const Panel = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'lg',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    '& svg': { flexShrink: 0, mt: '0.5' },
  },
  variants: {
    kind: {
      bundle: { borderColor: 'fg.success', bg: 'bg.success', color: 'fg.success' },
      payment: { borderColor: 'border.strong', bg: 'bg.muted' },
    },
  },
});

interface CostCardProps {
  remaining: number;
  priceCents: number;
}

/** What this code costs, beside the button that makes it. */
export function CostCard({ remaining, priceCents }: CostCardProps): ReactElement {
  if (remaining > 0) {
    return (
      <Panel kind="bundle">
        <Ticket size={22} aria-hidden="true" />
        <p>
          <strong>Bundle available.</strong> This uses 1 of your {codes(remaining)}; {codes(remaining - 1)}{' '}
          will be left.
        </p>
      </Panel>
    );
  }
  return (
    <Panel kind="payment">
      <Ticket size={22} aria-hidden="true" />
      <p>
        <strong>{formatRand(priceCents)}</strong> once, VAT included. You pay on the next page.
      </p>
    </Panel>
  );
}
