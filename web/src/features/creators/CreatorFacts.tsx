import type { ReactElement } from 'react';
import type { ListedCreator } from '#shared/contract/creators.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { CreatorState } from './columns.tsx';

export function CreatorFacts({ creator }: { creator: ListedCreator }): ReactElement {
  const { user, slug, isActive, totalCodes, thisMonth, createdAt, updatedAt } = creator;
  return (
    <Card>
      <DescriptionList
        items={[
          { label: 'State', value: <CreatorState isActive={isActive} /> },
          {
            label: 'Account',
            value: user === null ? 'Erased' : `${user.firstName} ${user.lastName}\n${user.email}`,
          },
          { label: 'Address', value: `/${slug}` },
          { label: 'ZarCodes', value: `${totalCodes} in all, ${thisMonth} this month` },
          { label: 'Creator since', value: <DateText at={createdAt} /> },
          { label: 'Changed', value: <DateText at={updatedAt} time /> },
        ]}
      />
    </Card>
  );
}
