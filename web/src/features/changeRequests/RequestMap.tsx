import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement } from 'react';
import type { OpenedRequest } from '#shared/contract/changeRequests.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { WhenInView } from '#web/ui/WhenInView.tsx';

const PointMap = lazy(async () => ({ default: (await import('#web/maps/PointMap.tsx')).PointMap }));

const Frame = chakra('div', {
  base: {
    height: { base: '18rem', md: '24rem' },
    borderRadius: 'lg',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});

/** Where the code leads to now. What the owner wants is in their words: a request has no point. */
export function RequestMap({ request: { place, title, zarcode } }: { request: OpenedRequest }): ReactElement {
  if (place === null)
    return (
      <TitledCard
        title="Where it is now"
        intro="Its owner does not show this place to everybody. You can see it on the code's page, once you have said why."
      >
        <TextLink to="/admin/zarcodes/$code" params={{ code: zarcode }}>
          Open {shownCode(zarcode)}
        </TextLink>
      </TitledCard>
    );
  const { latitude, longitude, addressLine1, addressLine2, suburb, city, province } = place;
  return (
    <TitledCard title="Where it is now" intro={placeLine(addressLine1, addressLine2, suburb, city, province)}>
      <Frame>
        <WhenInView fallback={<MapMessage kind="loading" />}>
          <PointMap latitude={latitude} longitude={longitude} label={`${title}, ${shownCode(zarcode)}`} />
        </WhenInView>
      </Frame>
    </TitledCard>
  );
}
