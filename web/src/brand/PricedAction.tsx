import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { formatRand } from '#shared/domain/money.ts';
import { t } from '#shared/text/t.ts';
import { useStartLink } from '#web/session/useStartLink.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** A link to register, with the price of a code beside it. */
export function PricedAction({ label, priceCents }: { label: string; priceCents: number }): ReactElement {
  return (
    <chakra.div mt="5" display="flex" flexWrap="wrap" gap="4" alignItems="center">
      <LinkButton
        {...useStartLink()}
        data-cta="hero"
        variant="accent"
        size="lg"
        width={{ base: 'full', sm: 'auto' }}
      >
        {label}
      </LinkButton>
      <chakra.p fontWeight="semibold">
        {t`${formatRand(priceCents)} once, VAT included.`}
        <br />
        {t`No monthly fees.`}
      </chakra.p>
    </chakra.div>
  );
}
