import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { NewestCode, NewestPayment } from '#shared/contract/stats.ts';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

/** The answer with both. */
export type Newest = Pick<
  SWRResponse<{ codes: NewestCode[]; payments: NewestPayment[] }>,
  'data' | 'error' | 'mutate'
>;

const List = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      py: '3',
      minW: '0',
      borderBottomWidth: '1px',
      '&:last-of-type': { borderBottomWidth: 0, pb: '0' },
    },
  },
});

/** As five rows, which are about as high as this. */
const height = '19rem';

interface NewestCardProps<T> {
  title: string;
  /** Where there is nothing yet. */
  empty: string;
  newest: Newest;
  rows: readonly T[] | undefined;
  keyOf: (row: T) => string;
  children: (row: T) => ReactNode;
}

export function NewestCard<T>(props: NewestCardProps<T>): ReactElement {
  const { title, empty, newest, rows, keyOf, children } = props;
  return (
    <TitledCard title={title}>
      {newest.error === undefined ? null : (
        <LoadProblem title="They could not be loaded" onRetry={() => void newest.mutate()} />
      )}
      {rows === undefined && newest.error === undefined ? <Skeleton height={height} /> : null}
      {rows?.length === 0 ? <chakra.p color="fg.muted">{empty}</chakra.p> : null}
      {rows === undefined || rows.length === 0 ? null : (
        <List>
          {rows.map((row) => (
            <li key={keyOf(row)}>{children(row)}</li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

/** The part of a row that may be long. */
export const RowText = chakra('div', {
  base: { minW: '0', flex: '1 1 12rem', '& > p:first-of-type': { overflowWrap: 'anywhere', lineClamp: '2' } },
});

export const RowLine = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });
