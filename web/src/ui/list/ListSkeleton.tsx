import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Cards } from './parts.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The same for both shapes of a list: a page that is written at build time knows no screen. */
export function ListSkeleton(): ReactElement {
  return (
    <Cards aria-hidden="true">
      {rows.map((row) => (
        <chakra.li key={row} gap="2">
          <Skeleton width="8rem" height="1.9rem" />
          <Skeleton width="60%" />
        </chakra.li>
      ))}
    </Cards>
  );
}
