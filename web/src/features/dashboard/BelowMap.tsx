import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useActiveBundles } from '#web/api/hooks.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});

/**
 * Shown once it is known whether there is a bundle, whose banner comes first and would push the rest down. The rest
 * is there meanwhile, unseen, and fetches what it shows.
 */
export function BelowMap({ children }: { children: ReactNode }): ReactElement {
  const { isLoading } = useActiveBundles();
  return (
    <>
      {isLoading ? <Skeleton height="9rem" /> : null}
      <Stack hidden={isLoading}>{children}</Stack>
    </>
  );
}
