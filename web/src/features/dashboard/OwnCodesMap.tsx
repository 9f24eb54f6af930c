import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { useMyCodes } from '#web/api/hooks.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const mapFetchLimit = 1000; // SPEC 9

const Frame = chakra('div', {
  base: {
    height: { base: '20rem', md: '28rem' },
    borderRadius: 'xl',
    overflow: 'hidden',
    borderWidth: '1px',
    isolation: 'isolate',
  },
});

interface OwnCodesMapProps {
  children: (codes: readonly ZarCodeCard[]) => ReactNode;
}

/** All of the person's codes on one map. */
export function OwnCodesMap({ children }: OwnCodesMapProps): ReactElement | null {
  const { data, error, mutate } = useMyCodes({ limit: mapFetchLimit });
  if (data?.zarCodes.length === 0) return null;
  return (
    <chakra.section aria-labelledby="own-map">
      <SectionTitle id="own-map" mb="3">
        Your ZarCodes on the map
      </SectionTitle>
      {error === undefined ? (
        <Frame>
          <Suspense fallback={<Skeleton height="100%" />}>
            {data === undefined ? <Skeleton height="100%" /> : children(data.zarCodes)}
          </Suspense>
        </Frame>
      ) : (
        <LoadProblem
          title="Map Loading Error"
          message="Failed to load your ZarCodes. Please try again."
          onRetry={() => void mutate()}
        />
      )}
    </chakra.section>
  );
}
