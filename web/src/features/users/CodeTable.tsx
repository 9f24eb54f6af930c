import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';

const codeColumns: Column<AccountRow<'codes'> & { id: string }>[] = [
  {
    header: 'ZarCode',
    card: 'title',
    width: '45%',
    cell: ({ zarcode, title }) => (
      <TitleCell
        title={<RowLink {...targetLink({ kind: 'zarcode', id: zarcode })}>{shownCode(zarcode)}</RowLink>}
        line={title}
      />
    ),
  },
  {
    header: 'Place',
    card: 'text',
    cell: ({ suburb, city, province }) => [suburb, city, province].filter(Boolean).join(', '),
  },
  timeColumn('Made'),
];

interface CodeTableProps extends Pick<AccountDetail, 'codes'> {
  ownerId: string;
}

export const CodeTable = ({ codes, ownerId }: CodeTableProps): ReactElement => (
  <NewestTable
    rows={codes.map((code) => ({ ...code, id: code.zarcode }))}
    columns={codeColumns}
    texts={englishTexts('ZarCode', 'ZarCodes')}
    none="No ZarCodes"
    all={
      <TextLink to="/admin/zarcodes" search={{ owner: ownerId } as never}>
        All their ZarCodes
      </TextLink>
    }
  />
);
