import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { PointMap } from '#web/maps/PointMap.tsx';
import { usePlace } from '#web/maps/usePlace.ts';

const Frame = chakra('div', {
  base: {
    height: { base: '20rem', md: '500px' }, // SPEC 2
    borderRadius: 'xl',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
    display: 'grid',
    placeItems: 'center',
    textAlign: 'center',
    color: 'fg.muted',
  },
});

export function AddressMap({ address, placeId }: { address: string; placeId: string }): ReactElement {
  const place = usePlace(address, placeId);
  return (
    <Frame>
      {place.status === 'unknown' && (
        <chakra.p p="6" maxW="sm">
          We do not know where this is on the map. You can still pin the exact spot when you make its ZarCode.
        </chakra.p>
      )}
      {place.status === 'found' && <PointMap {...place.point} label={address} />}
      {place.status !== 'found' && place.status !== 'unknown' && (
        <MapMessage kind={place.status} onRetry={place.retry} />
      )}
    </Frame>
  );
}
