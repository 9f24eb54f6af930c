import { chakra } from '@chakra-ui/react';
import { Ticket } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { plural, t } from '#shared/text/t.ts';
import { usePriceCents } from '#web/api/price.ts';
import { rich } from '#web/text/rich.tsx';
import { useBundles } from './useBundles.ts';

function bundleUse(remaining: number): string {
  const left = remaining - 1;
  if (left === 0) return t`<b>Bundle available.</b> This uses 1 of your 1 code; 0 codes will be left.`;
  if (left === 1) return t`<b>Bundle available.</b> This uses 1 of your 2 codes; 1 code will be left.`;
  return t`<b>Bundle available.</b> This uses 1 of your ${remaining} codes; ${left} codes will be left.`;
}

// One line either way: the bundles load after the map and must not push it down.
const Line = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', minH: '8' } });

/** Below the heading: the codes that are left while a bundle is active, else what to do here. */
export function BundleBanner(): ReactElement {
  const { remaining } = useBundles();
  if (remaining === 0) return <Line>{t`Pin the place, then give it a name.`}</Line>;
  return (
    <Line px="2.5" borderRadius="md" bg="bg.success" color="fg.success" fontSize="sm" fontWeight="bold">
      {plural(
        remaining,
        t`You have ${remaining} code left in your bundle`,
        t`You have ${remaining} codes left in your bundle`,
      )}
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

/** What this code costs, beside the button that makes it. */
export function CostCard(): ReactElement {
  const { remaining } = useBundles();
  const priceCents = usePriceCents();
  if (remaining > 0) {
    return (
      <Panel kind="bundle">
        <Ticket size={22} aria-hidden="true" />
        <p>{rich(bundleUse(remaining))}</p>
      </Panel>
    );
  }
  return (
    <Panel kind="payment">
      <Ticket size={22} aria-hidden="true" />
      <p>{rich(t`<b>${formatRand(priceCents)}</b> once, VAT included. You pay on the next page.`)}</p>
    </Panel>
  );
}
