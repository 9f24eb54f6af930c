import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CreatorLayout } from './CreatorLayout.tsx';

const Stack = chakra('div', { base: { display: 'grid', gap: '3' } });

export function CreatorSkeleton(): ReactElement {
  return (
    <CreatorLayout
      head={
        <Stack role="status">
          <chakra.span srOnly>{t`Loading...`}</chakra.span>
          <Skeleton width="60%" height="2.4rem" />
          <Skeleton width="80%" height="2.5rem" />
        </Stack>
      }
      map={<MapMessage kind="loading" wide />}
      list={
        <Stack>
          <Skeleton width="40%" height="1.8rem" />
          <Skeleton height="3rem" />
          {Array.from({ length: 4 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Skeleton key={index} height="4rem" />
          ))}
        </Stack>
      }
    />
  );
}
