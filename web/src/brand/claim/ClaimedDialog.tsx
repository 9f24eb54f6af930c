import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { CursorPagination } from '#web/ui/list/CursorPagination.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

const List = chakra('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
      columnGap: '4',
      alignItems: 'center',
      py: '2',
      borderTopWidth: '1px',
    },
    '& time': { color: 'fg.muted', fontSize: 'sm', gridColumn: { base: '2', sm: 'auto' } },
  },
});

interface Place {
  readonly page: number;
  readonly older?: string;
  readonly newer?: string;
}

/** The codes that a person handed on, without who has them now. Heavy, as the dialog is: import it lazily. */
export function ClaimedDialog({ onClose }: { onClose: () => void }): ReactElement {
  const [place, setPlace] = useState<Place>({ page: 1 });
  const { data, error, mutate } = useApi('claims.list', { query: place }, { keepPreviousData: true });
  return (
    <Dialog title={t`Claimed by residents`} onClose={onClose}>
      <chakra.div display="grid" gap="4" pb="4">
        <p>{t`These ZarCodes belong to who lives there. You see their titles as you handed them on.`}</p>
        {data === undefined && error === undefined ? <Skeleton height="12rem" /> : null}
        {data === undefined && error !== undefined ? (
          <LoadProblem
            title={t`This could not be loaded`}
            message={messageOf(error)}
            onRetry={() => void mutate()}
          />
        ) : null}
        {data?.claimed.length === 0 ? <p>{t`None yet.`}</p> : null}
        {data === undefined || data.claimed.length === 0 ? null : (
          <>
            <List>
              {data.claimed.map(({ zarcode, title = '', claimedAt }) => (
                <li key={zarcode}>
                  <CodePlate code={zarcode} size="sm" />
                  <chakra.span overflowWrap="anywhere">{title}</chakra.span>
                  <DateText at={claimedAt} />
                </li>
              ))}
            </List>
            <CursorPagination
              label={t`Pages of claimed ZarCodes`}
              pagination={data.pagination}
              shown={data.claimed.length}
              onPage={(page, { cursor } = {}) => setPlace({ page, ...cursor })}
            />
          </>
        )}
      </chakra.div>
    </Dialog>
  );
}
