import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const rows = ['3rem', '3rem', '9.5rem', '3.5rem'] as const;

export function FormSkeleton(): ReactElement {
  return (
    <chakra.div display="grid" gap="5">
      {rows.map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change their order.
        <chakra.div key={index} display="grid" gap="2">
          <Skeleton width="6rem" />
          <Skeleton height={height} />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
