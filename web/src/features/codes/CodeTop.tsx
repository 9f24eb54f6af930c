import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { usePriceCents } from '#web/api/price.ts';
import { useSession } from '#web/session/session.ts';
import { rich } from '#web/text/rich.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Money } from '#web/ui/Money.tsx';

const Bar = chakra('aside', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    ps: '4',
    pe: '2',
    py: '1.5',
    borderRadius: 'lg',
    bg: 'primary.subtle',
  },
});

/** Above a code: the way back for who is signed in, the way in for who is not. */
export function CodeTop(): ReactElement {
  const signedIn = useSession().status === 'signedIn';
  const cents = usePriceCents();
  if (signedIn) {
    return (
      <LinkButton to="/dashboard" variant="ghost" ps="2" ms="-2.5">
        <ArrowLeft aria-hidden="true" />
        {t`Back to Dashboard`}
      </LinkButton>
    );
  }
  return (
    <Bar aria-label={t`Your own ZarCode`} data-cents={cents}>
      <chakra.p fontWeight="semibold" lineHeight="snug">
        {rich(t`Your own ZarCode: <price/> once`, { price: () => <Money cents={cents} /> })}
      </chakra.p>
      <LinkButton to="/register" data-purpose="/generator" data-cta="code_page" size="sm">
        {t`Sign Up`}
      </LinkButton>
    </Bar>
  );
}
