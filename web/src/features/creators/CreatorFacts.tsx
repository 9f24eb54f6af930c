import type { ReactElement } from 'react';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CreatorState } from './CreatorCells.tsx';

export function CreatorFacts({ creator }: { creator: ListedCreator }): ReactElement {
  const { id, user, slug, isActive, totalCodes, thisMonth, createdAt, updatedAt } = creator;
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'State', value: <CreatorState isActive={isActive} /> },
          {
            label: 'Account',
            value:
              user === null ? (
                'Erased'
              ) : (
                <>
                  <TextLink to="/admin/users/$id" params={{ id: user.id }}>
                    {user.firstName} {user.lastName}
                  </TextLink>
                  {'\n'}
                  <BreakAfterAt text={user.email} />
                </>
              ),
          },
          { label: 'Address', value: `/${slug}` },
          {
            label: 'ZarCodes',
            value: (
              <>
                <TextLink to="/admin/zarcodes" search={{ creator: id } as never}>
                  {totalCodes} in all
                </TextLink>
                , {thisMonth} this month
              </>
            ),
          },
          { label: 'Creator since', value: <DateText at={createdAt} /> },
          { label: 'Changed', value: <DateText at={updatedAt} time /> },
        ]}
      />
    </Card>
  );
}
