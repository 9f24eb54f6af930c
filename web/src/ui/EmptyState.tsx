import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useContext } from 'react';
import { EmptyMark } from './EmptyMark.ts';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Stands where there is nothing to show yet, with what can be done about it. */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactElement {
  const mark = useContext(EmptyMark);
  return (
    <chakra.div
      py={{ base: '10', md: '14' }}
      px="6"
      textAlign="center"
      display="grid"
      justifyItems="center"
      gap="3"
    >
      {mark}
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
