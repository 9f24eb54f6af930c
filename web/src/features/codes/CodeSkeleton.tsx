import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CodeLayout } from './CodeLayout.tsx';
import { CodeTop } from './CodeTop.tsx';

const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });

export function CodeSkeleton(): ReactElement {
  return (
    <CodeLayout
      top={<CodeTop />}
      head={
        <Stack role="status">
          <chakra.span srOnly>{t`Loading ZarCode details...`}</chakra.span>
          {/* As high as the plate: WidePlate.tsx. */}
          <Skeleton height="min(6.4rem, 19vw)" />
          <Skeleton width="60%" height="2rem" />
          <Skeleton height="12.9rem" />
        </Stack>
      }
      map={
        <chakra.p
          height="full"
          display="grid"
          // On a phone clear of the bar at the bottom.
          placeItems={{ base: 'start center', md: 'center' }}
          pt={{ base: '10', md: '0' }}
          color="fg.muted"
          fontWeight="semibold"
          aria-hidden="true"
        >
          {t`Loading ZarCode details...`}
        </chakra.p>
      }
      rest={
        <Stack>
          <Skeleton height="14rem" />
        </Stack>
      }
    />
  );
}
