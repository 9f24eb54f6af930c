import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { HistoryEntry } from '#shared/contract/zarCodeFields.ts';
import { guideText } from '#shared/domain/guideWords.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { AuditChanges } from '#web/brand/audit/AuditChanges.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const List = chakra('ol', { base: { display: 'grid', gap: '4', listStyle: 'none' } });

const byTexts = { owner: 'the owner', creator: 'the creator', admin: 'an admin' } as const;

/** What was edited of the code before. */
export function Edits({ zarcode }: { zarcode: string }): ReactElement {
  const { data, error, mutate } = useApi('zarcodes.history', { params: { code: zarcode } });
  return (
    <TitledCard title="Earlier edits">
      {error === undefined ? null : (
        <LoadProblem
          title="The edits could not be loaded"
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined ? <Skeleton height="3rem" /> : null}
      {data?.history.length === 0 ? <p>This ZarCode was never edited.</p> : null}
      {data === undefined || data.history.length === 0 ? null : (
        <List>
          {data.history.map((edit) => (
            <li key={edit.id}>
              <chakra.p fontWeight="bold">
                <DateText at={edit.at} time /> by {byTexts[edit.by]}
              </chakra.p>
              <AuditChanges changes={changesOf(edit)} />
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}

function changesOf({ from, to }: HistoryEntry) {
  const { guide: guideBefore, ...before } = from;
  const { guide: guideAfter, ...after } = to;
  const fields = Object.keys(after) as (keyof typeof after)[];
  return [
    ...fields.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null })),
    ...(guideBefore || guideAfter
      ? [
          {
            field: 'guide',
            from: guideBefore ? guideText(guideBefore) : null,
            to: guideAfter ? guideText(guideAfter) : null,
          },
        ]
      : []),
  ];
}
