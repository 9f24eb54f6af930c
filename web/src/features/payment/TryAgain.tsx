import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** What to do after a payment that failed or was cancelled. */
export function TryAgain(): ReactElement {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" css={{ '& > a': { flex: '1 0 auto' } }}>
      <LinkButton to="/payment">Try again</LinkButton>
      <LinkButton to="/dashboard" variant="outline">
        Back to Dashboard
      </LinkButton>
    </chakra.div>
  );
}
