import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Logo } from '#web/ui/Logo.tsx';

const Bar = chakra('footer', {
  base: { mt: 'auto', borderTopWidth: '1px', borderColor: 'border', bg: 'bg.muted', color: 'fg.muted' },
});

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    py: '8',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontSize: 'sm',
  },
});

/** SPEC 2's footer; its links come with the pages they lead to. */
export function Footer({ aboveBottomNav }: { aboveBottomNav: boolean }): ReactElement {
  return (
    <Bar pb={aboveBottomNav ? { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '0' } : '0'}>
      <Inner>
        <chakra.span color="fg">
          <Logo />
        </chakra.span>
        <p>© {new Date().getFullYear()} ZarCodes, Cape Town. Permanent codes for places in South Africa.</p>
      </Inner>
    </Bar>
  );
}
