import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, type ReactNode, useEffect } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { t } from '#shared/text/t.ts';
import { documentTitle } from '#web/brand/documentTitle.ts';
import { Head } from '#web/brand/Head.tsx';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { outsideText, useCheckedPoint } from '#web/maps/useCheckedPoint.ts';
import { useSession } from '#web/session/session.ts';
import { searchIntent } from '#web/storage/searchIntent.ts';
import { accountPages } from '#web/text/accountPages.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { WhenInView } from '#web/ui/WhenInView.tsx';
import { AddressActions } from './AddressActions.tsx';
import { CodesInPlace, useCodesInPlace } from './CodesInPlace.tsx';
import { WhatIsAZarCode } from './WhatIsAZarCode.tsx';

const AddressMap = lazy(async () => ({ default: (await import('./AddressMap.tsx')).AddressMap }));

const MapFrame = chakra('div', {
  base: {
    // docs/product/search.md#address-not-found-page; on a phone low enough to show what can be done
    height: { base: '16rem', md: '500px' },
    borderRadius: 'xl',
    borderWidth: '1px',
    overflow: 'hidden',
    bg: 'bg.muted',
    textAlign: 'center',
    color: 'fg.muted',
  },
});

interface AddressNotFoundProps {
  address: string;
  placeId: string;
  /** The search box, which belongs to another feature. */
  search: ReactNode;
}

/** For a search for a place without a code: shows where it is and how to make one. */
export function AddressNotFound({ address, placeId, search }: AddressNotFoundProps): ReactElement {
  const signedIn = useSession().status === 'signedIn';
  const location = parseLocation(address);
  const point = location.kind === 'point' ? location : null;
  const checked = useCheckedPoint(point);
  // At sea, or in another country: a link may say anything.
  const isOutside = checked?.isInside === false;
  const isPossible = point === null || checked?.isInside === true;
  // Stored in this tab until they have an account, whichever way they go on.
  useEffect(() => {
    if (!signedIn && address !== '' && isPossible) searchIntent.write({ address, placeId });
  }, [signedIn, address, placeId, isPossible]);
  const name = address === '' ? t`This place` : address;
  const found = useCodesInPlace(address);
  const codes = isPossible || isOutside ? found : undefined;
  return (
    <Page
      title={name}
      action={
        // As wide as the column below it.
        <chakra.div width="full" maxW={{ lg: 'max(20rem, calc((100% - 2rem) / 2.6))' }}>
          {search}
        </chakra.div>
      }
    >
      <chakra.div
        display="grid"
        gap={{ base: '5', lg: '8' }}
        gridTemplateColumns={{ lg: 'minmax(0, 1.6fr) minmax(20rem, 1fr)' }}
        alignItems="start"
      >
        <MapFrame>
          <WhenInView fallback={<MapMessage kind="loading" />}>
            <AddressMap address={address} placeId={placeId} />
          </WhenInView>
        </MapFrame>
        <chakra.div display="grid" gap="5">
          {codes === undefined ? (
            <Skeleton height="42rem" />
          ) : (
            <CodesInPlace address={address} codes={codes} />
          )}
          {/* Another search from here changes the page while the focus stays in its field. */}
          <div role="status">
            {codes === undefined ? null : (
              <>
                <VisuallyHidden>{name}: </VisuallyHidden>
                <Notice title={t`No ZarCode found for this address`}>
                  {isOutside
                    ? outsideText
                    : point === null
                      ? t`This place has no code yet. Create one so anyone can find it.`
                      : t`This exact point has no code yet. Create one so anyone can find it.`}
                </Notice>
              </>
            )}
          </div>
          {codes === undefined ? null : (
            <>
              {isOutside ? null : <AddressActions address={address} placeId={placeId} signedIn={signedIn} />}
              <WhatIsAZarCode />
            </>
          )}
        </chakra.div>
      </chakra.div>
      <Head page={{ ...accountPages.addressNotFound, title: documentTitle(name) }} />
    </Page>
  );
}
