import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { CodeRowActions } from '#web/brand/CodeRowActions.tsx';
import { codeListTexts } from '#web/brand/codeListTexts.ts';
import { GenerateLink } from '#web/brand/GenerateLink.tsx';
import { LevelBadge } from '#web/brand/LevelBadge.tsx';
import { LastSeenLine } from '#web/brand/WithoutConnection.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const columns: readonly Column<ZarCodeCard>[] = [
  { header: t`ZarCode`, card: 'title', cell: ({ zarcode }) => <CodePlate code={zarcode} size="sm" /> },
  {
    header: t`Title`,
    card: 'text',
    width: '40%',
    cell: ({ title, visibility }) => (
      <TitleCell title={title}>
        <LevelBadge level={visibility} />
      </TitleCell>
    ),
  },
  {
    header: t`Location`,
    card: 'fact',
    width: '30%',
    cell: ({ city, province }) => placeLine(city, province),
  },
  { header: t`Created`, card: 'fact', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  { header: t`Actions`, card: 'corner', cell: ({ zarcode }) => <CodeRowActions zarcode={zarcode} /> },
];

export function RecentCodes(): ReactElement {
  const codes = useApi('zarcodes.recent', { query: { limit: 10 } });
  return (
    <chakra.section aria-labelledby="recent">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mb="2">
        <SectionTitle id="recent">{t`Recent ZarCodes`}</SectionTitle>
        <LinkButton to="/my-codes" variant="ghost" size="sm" me="-3">
          {t`View All`}
        </LinkButton>
      </chakra.div>
      <LastSeenLine of={codes} />
      <DataList
        source={listSource(codes, (data) => data.zarCodes)}
        texts={codeListTexts}
        errorTitle={t`Your recent ZarCodes could not be loaded`}
        empty={{
          title: t`No ZarCodes yet`,
          text: t`Pin your first place and give it a code that is easy to say and exact on the map.`,
          action: <GenerateLink />,
        }}
        columns={columns}
      />
    </chakra.section>
  );
}
