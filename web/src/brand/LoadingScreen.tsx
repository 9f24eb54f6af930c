import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LogoMark } from './Logo.tsx';

/** docs/product/look.md#loading-texts, names the texts of all pages. */
export function LoadingScreen({ text = t`Loading...` }: { text?: string }): ReactElement {
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
