import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import type { WholeZarCode } from '#shared/contract/adminZarcodes.ts';
import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { kindLabels } from '#web/brand/codeLabels.ts';
import { levelLabels } from '#web/brand/levelLabels.ts';
import { pointSourceText } from '#web/brand/place/pointSourceText.ts';
import { MapMessage } from '#web/maps/MapMessage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { placeOf } from './placeOf.ts';

const PointMap = lazy(async () => ({ default: (await import('#web/maps/PointMap.tsx')).PointMap }));

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

const MapBox = chakra('div', {
  base: {
    minH: { base: '18rem', lg: '24rem' },
    position: 'relative',
    borderRadius: 'xl',
    overflow: 'hidden',
  },
});

const requestTexts = {
  pending: 'A change is requested',
  approved: 'A change was approved',
  rejected: 'A change was not approved',
} as const;

export function CodeFacts({ code }: { code: WholeZarCode }): ReactElement {
  const { owner, creator, changeRequest, title } = code;
  const place = placeOf(code);
  const position =
    place === null
      ? 'Its owner does not show it to everybody'
      : `${formatCoordinate(place.latitude)}, ${formatCoordinate(place.longitude)}`;
  return (
    <Columns>
      <Card>
        <DescriptionList
          items={[
            { label: 'Title', value: title },
            { label: 'Who can see it', value: levelLabels[code.visibility] },
            { label: 'Description', value: code.description },
            { label: 'Address', value: placeLine(code.addressLine1, code.addressLine2, code.suburb) },
            { label: 'City', value: code.city },
            { label: 'Province', value: code.province },
            { label: 'Position', value: position },
            { label: 'Point given by', value: place === null ? '' : pointSourceText(place) },
            { label: 'Kind', value: kindLabels[code.isCreatorCode ? 'creator' : 'user'] },
            {
              label: 'Verified',
              value: code.verified === true ? <Badge tone="success">Verified</Badge> : 'No',
            },
            {
              label: 'Owner',
              value:
                owner === null ? (
                  'Their account was deleted'
                ) : (
                  <>
                    <TextLink to="/admin/users/$id" params={{ id: owner.id }}>
                      {owner.firstName} {owner.lastName}
                    </TextLink>
                    {'\n'}
                    <BreakAfterAt text={owner.email} />
                  </>
                ),
            },
            {
              label: 'Creator',
              value: creator && (
                <>
                  <TextLink to="/admin/creators/$id" params={{ id: creator.id }}>
                    {creator.displayName}
                  </TextLink>
                  {`\n/${creator.slug}`}
                </>
              ),
            },
            {
              label: 'Request',
              value: changeRequest && (
                <>
                  <TextLink to="/admin/change-requests/$id" params={{ id: changeRequest.id }}>
                    {requestTexts[changeRequest.status]}
                  </TextLink>
                  {`\n“${changeRequest.reason}”`}
                </>
              ),
            },
            { label: 'Created', value: <DateText at={code.createdAt} time /> },
            { label: 'Made by', value: code.madeBy },
            {
              label: 'Claimed',
              value: code.claimedAt === undefined ? '' : <DateText at={code.claimedAt} time />,
            },
            { label: 'Changed', value: <DateText at={code.updatedAt} time /> },
            {
              label: 'Public page',
              value: (
                <TextLink to="/zarcodes/$code" params={{ code: code.zarcode }}>
                  Open
                </TextLink>
              ),
            },
          ]}
        />
      </Card>
      {place === null ? null : (
        <MapBox>
          <Suspense fallback={<MapMessage kind="loading" />}>
            <PointMap
              latitude={place.latitude}
              longitude={place.longitude}
              label={`${title}, ${code.zarcode}`}
            />
          </Suspense>
        </MapBox>
      )}
    </Columns>
  );
}
