import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { CodeRowActions } from '#web/brand/CodeRowActions.tsx';
import { codeListTexts } from '#web/brand/codeListTexts.ts';
import type { MadeCode } from '#web/storage/madeCodes.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

const columns: readonly Column<MadeCode>[] = [
  { header: t`ZarCode`, card: 'title', cell: ({ zarcode }) => <CodePlate code={zarcode} size="sm" /> },
  {
    header: t`Location Details`,
    card: 'text',
    width: '60%',
    cell: ({ title, city, province }) => <TitleCell title={title} line={placeLine(city, province)} />,
  },
  { header: t`Actions`, card: 'corner', cell: ({ zarcode }) => <CodeRowActions zarcode={zarcode} /> },
];

/** The codes made in this tab, newest first. */
export function MadeCodes({ codes }: { codes: readonly MadeCode[] }): ReactElement {
  const source = { rows: codes, isLoading: false, error: undefined, retry: () => {} };
  return (
    <chakra.section aria-labelledby="made-codes" mt="8">
      <SectionTitle id="made-codes" mb="3">
        {t`Made in this session`}
      </SectionTitle>
      <DataList source={source} columns={columns} texts={codeListTexts} />
    </chakra.section>
  );
}
