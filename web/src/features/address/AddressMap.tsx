import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { PointMap } from '#web/maps/PointMap.tsx';
import { usePlace } from '#web/maps/usePlace.ts';

/** Where the place of the search is, as far as the map's provider knows. Fills its parent. */
export function AddressMap({ address, placeId }: { address: string; placeId: string }): ReactElement {
  const place = usePlace(address, placeId);
  if (place.status === 'found') return <PointMap {...place.point} label={address} />;
  if (place.status === 'unknown') {
    return (
      <chakra.p p="6" height="full" display="grid" placeContent="center" justifyItems="center">
        <chakra.span maxW="sm">
          {t`We don't know where this is on the map. You can still pin the exact spot when you make its ZarCode.`}
        </chakra.span>
      </chakra.p>
    );
  }
  return <MapMessage kind={place.status} onRetry={place.retry} />;
}
