import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { RowFacts, RowList } from '#web/ui/Table.ts';
import { RecentActions } from './RecentActions.tsx';

/** The recent codes on a phone. */
export function RecentRows({ codes }: { codes: readonly ZarCodeCard[] }): ReactElement {
  return (
    <RowList>
      {codes.map((code) => (
        <li key={code.id}>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="center"
            gap="2"
            mb="1"
          >
            <CodePlate code={code.zarcode} size="sm" />
            <RecentActions zarcode={code.zarcode} />
          </chakra.div>
          <chakra.p fontWeight="semibold" overflowWrap="anywhere">
            {code.title}
          </chakra.p>
          <RowFacts>
            <span>{placeLine(code.city, code.province)}</span>
            <DateText at={code.createdAt} />
          </RowFacts>
        </li>
      ))}
    </RowList>
  );
}

const rows = ['a', 'b', 'c', 'd', 'e'];

export function RecentSkeleton(): ReactElement {
  return (
    <RowList role="status" aria-label="Loading...">
      {rows.map((row) => (
        <chakra.li key={row} display="grid" gap="2">
          <Skeleton width="8rem" height="1.9rem" />
          <Skeleton width="70%" />
        </chakra.li>
      ))}
    </RowList>
  );
}
