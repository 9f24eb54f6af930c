import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CardStack, TitledCard } from '#web/ui/TitledCard.tsx';
import { RoleBadge, StateBadge } from './UserBadges.tsx';

export function UserOverview({ detail }: { detail: AccountDetail }): ReactElement {
  const { user, pendingEmail, numbers, creator } = detail;
  return (
    <CardStack>
      <StatTileGrid>
        <StatTile label="ZarCodes" value={numbers.ownCodes} />
        <StatTile label="As a creator" value={numbers.totalCodes - numbers.ownCodes} />
        <StatTile label="Prepaid, left" value={numbers.credits} />
      </StatTileGrid>
      <TitledCard title="Account">
        <DescriptionList
          items={[
            { label: 'Email', value: <BreakAfterAt text={user.email} /> },
            { label: 'Confirmed', value: user.isEmailConfirmed ? 'Yes' : 'Not yet' },
            {
              label: 'New email, not confirmed',
              value: pendingEmail === undefined ? null : <BreakAfterAt text={pendingEmail} />,
            },
            { label: 'Phone number', value: user.contactTel || 'Not given' },
            { label: 'Role', value: <RoleBadge role={user.role} /> },
            { label: 'State', value: <StateBadge disabled={user.disabled} /> },
            {
              label: 'Will be deleted',
              value:
                user.erasesAt === undefined ? null : (
                  <>
                    <DateText at={user.erasesAt} time />, unless it is stopped. Nobody can sign in.
                  </>
                ),
            },
            { label: 'Offers by email', value: user.emailNotifications ? 'Yes' : 'No' },
            { label: 'Registered', value: <DateText at={user.createdAt} time /> },
            { label: 'Sessions', value: 'Not listed; “End sessions” ends them all' },
            { label: 'Id', value: user.id },
          ]}
        />
      </TitledCard>
      {creator === undefined ? null : (
        <TitledCard title="Creator">
          <DescriptionList
            items={[
              { label: 'Display name', value: creator.displayName },
              { label: 'State', value: creator.isActive ? 'Active' : 'Inactive' },
              {
                label: 'Public page',
                value: creator.isActive ? (
                  <TextLink to="/$segment" params={{ segment: creator.slug }}>
                    /{creator.slug}
                  </TextLink>
                ) : null,
              },
            ]}
          />
        </TitledCard>
      )}
    </CardStack>
  );
}
