import { chakra } from '@chakra-ui/react';
import { Ticket } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';

const codes = (count: number) => (count === 1 ? '1 code' : `${count} codes`);

// One line either way: the bundles load after the map and must not push it down.
const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', minH: '8' } });

/** Below the heading: the codes that are left while a bundle is active, else what to do here. */
export function BundleBanner({ remaining }: { remaining: number }): ReactElement {
  if (remaining === 0) return <Line>Pin the place, then give it a name.</Line>;
  return (
    <Line px="2.5" borderRadius="md" bg="bg.success" color="fg.success" fontSize="sm" fontWeight="bold">
      You have {codes(remaining)} left in your bundle
    </Line>
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
