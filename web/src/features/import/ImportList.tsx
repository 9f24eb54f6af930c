import '#web/api/villageRoutes.ts';
import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { useApi } from '#web/api/useApi.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { stateTexts } from './stateTexts.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
      py: '3',
    },
    '& > li + li': { borderTopWidth: '1px' },
  },
});

/** The newest imports of a creator. */
export function ImportList(): ReactElement {
  const { data, error, mutate } = useApi('imports.list');
  return (
    <TitledCard title={t`Your imports`}>
      {error !== undefined ? (
        <LoadProblem
          title={t`Your imports could not be loaded`}
          message={messageOf(error)}
          onRetry={() => void mutate()}
        />
      ) : data === undefined ? (
        <Skeleton height="6rem" />
      ) : data.imports.length === 0 ? (
        <EmptyState title={t`No imports yet`}>{t`The files that you check are listed here.`}</EmptyState>
      ) : (
        <List>
          {data.imports.map(({ id, name, state, rows, made, createdAt }) => (
            <li key={id}>
              <chakra.div flex="1 1 14rem" minW="0" overflowWrap="anywhere">
                <chakra.p fontWeight="semibold">
                  <TextLink to="/creator-import/{-$id}" params={{ id }}>
                    {name}
                  </TextLink>
                </chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  <DateText at={createdAt} time />
                  {' · '}
                  {plural(rows, t`${rows} place`, t`${rows} places`)}
                  {made > 0 ? ` · ${plural(made, t`${made} ZarCode made`, t`${made} ZarCodes made`)}` : ''}
                </chakra.p>
              </chakra.div>
              <Badge tone={stateTexts[state].tone}>{stateTexts[state].text}</Badge>
            </li>
          ))}
        </List>
      )}
    </TitledCard>
  );
}
