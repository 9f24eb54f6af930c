import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { base: '5', md: '6' } },
});

interface LoadingGateProps {
  /** Whether it is still unknown if its first part comes, which would push the others down. */
  waiting: boolean;
  /** What stands here until then. */
  meanwhile: ReactNode;
  children: ReactNode;
}

/**
 * Part of a page that shows itself once nothing in it will be pushed down. It is there before, unseen, and fetches
 * what it shows.
 */
export function LoadingGate({ waiting, meanwhile, children }: LoadingGateProps): ReactElement {
  return (
    <>
      {waiting ? meanwhile : null}
      <Stack hidden={waiting}>{children}</Stack>
    </>
  );
}
