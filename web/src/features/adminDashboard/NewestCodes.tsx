import type { ReactElement } from 'react';
import { targetLink } from '#web/brand/audit/targetLink.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { type Newest, NewestCard, RowLine, RowText } from './NewestCard.tsx';

export function NewestCodes({ newest }: { newest: Newest }): ReactElement {
  return (
    <NewestCard
      title="Newest ZarCodes"
      empty="No ZarCodes yet."
      newest={newest}
      rows={newest.data?.codes}
      keyOf={({ zarcode }) => zarcode}
    >
      {({ zarcode, title, province, createdAt }) => (
        <>
          <CodePlate code={zarcode} size="sm" />
          <RowText>
            <p>{title}</p>
            <RowLine>
              {province}, <DateText at={createdAt} time />
            </RowLine>
          </RowText>
          <LinkButton
            {...targetLink({ kind: 'zarcode', id: zarcode })}
            variant="ghost"
            size="sm"
            aria-label={`View ZarCode ${zarcode}`}
          >
            View
          </LinkButton>
        </>
      )}
    </NewestCard>
  );
}
