import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { LogoMark } from '#web/brand/Logo.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactElement {
  return (
    <chakra.div
      py={{ base: '10', md: '14' }}
      px="6"
      textAlign="center"
      display="grid"
      justifyItems="center"
      gap="3"
    >
      <LogoMark />
      <chakra.p fontWeight="bold" fontSize="lg">
        {title}
      </chakra.p>
      {children === undefined ? null : (
        <chakra.p color="fg.muted" maxW="sm">
          {children}
        </chakra.p>
      )}
      {action === undefined ? null : <chakra.div mt="2">{action}</chakra.div>}
    </chakra.div>
  );
}
