import type { ReactElement } from 'react';
import type { AccountDetail } from '#shared/contract/users.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { type AccountRow, NewestTable, timeColumn } from './NewestTable.tsx';

const bundleColumns: Column<AccountRow<'bundles'>>[] = [
  { header: 'Bundle', card: 'title', width: '50%', cell: ({ total }) => `${total} ZarCodes` },
  { header: 'Left', card: 'corner', align: 'end', cell: ({ remaining }) => String(remaining) },
  timeColumn('Bought'),
];

export const BundleTable = ({ bundles }: Pick<AccountDetail, 'bundles'>): ReactElement => (
  <NewestTable
    rows={bundles}
    columns={bundleColumns}
    texts={englishTexts('bundle', 'bundles')}
    none="No bundles"
  />
);
