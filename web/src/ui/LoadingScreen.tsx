import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { LogoMark } from '#web/brand/Logo.tsx';

/** SPEC 2's loading texts: 'Loading...', 'Loading ZarCode details...', 'Loading ZarCode...'. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }): ReactElement {
  return (
    <chakra.div
      minH="calc(100dvh - 4rem)"
      display="grid"
      placeContent="center"
      justifyItems="center"
      gap="4"
      role="status"
    >
      <chakra.span animation="pulse 1.4s ease-in-out infinite">
        <LogoMark />
      </chakra.span>
      <chakra.p color="fg.muted" fontWeight="semibold">
        {text}
      </chakra.p>
    </chakra.div>
  );
}
