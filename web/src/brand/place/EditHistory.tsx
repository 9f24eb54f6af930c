import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { HistoryEntry } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { historyChanges } from './historyChanges.ts';

const List = chakra('ol', { base: { display: 'grid', gap: '5', listStyle: 'none' } });

/** Every edit of a code, newest first. */
export function EditHistory({ zarcode }: { zarcode: string }): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.history', { params: { code: zarcode } });
  return (
    <chakra.section mt="8" aria-labelledby="history">
      <SectionTitle id="history" mb="3">
        {t`History`}
      </SectionTitle>
      {error === undefined ? null : (
        <LoadProblem title={t`The history could not be loaded`} onRetry={() => void mutate()} />
      )}
      {data === undefined && error === undefined ? <Skeleton height="5rem" /> : null}
      {data === undefined ? null : (
        <Card>
          {data.history.length === 0 ? (
            <chakra.p color="fg.muted">{t`This ZarCode has not been edited yet.`}</chakra.p>
          ) : (
            <List>
              {data.history.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </List>
          )}
        </Card>
      )}
    </chakra.section>
  );
}

function Entry({ entry }: { entry: HistoryEntry }): ReactElement {
  const isAdmin = useMeetsLevel('admin');
  const owner = isAdmin ? t`The owner` : t`You`;
  return (
    <li>
      <chakra.p fontWeight="bold" mb="1.5">
        <DateText at={entry.at} time /> · {entry.by === 'admin' ? t`ZarCodes support` : owner}
      </chakra.p>
      {entry.claimed ? <p>{t`The ZarCode was claimed by its resident.`}</p> : null}
      <DescriptionList
        items={historyChanges(entry).map(({ label, from, to }) => ({
          label,
          value: (
            <>
              <chakra.del color="fg.muted" fontWeight="normal">
                {from}
              </chakra.del>{' '}
              <span aria-hidden="true">→</span> <chakra.ins textDecoration="none">{to}</chakra.ins>
            </>
          ),
        }))}
      />
    </li>
  );
}
