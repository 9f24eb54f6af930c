import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { type OnVoucherAction, VoucherActions } from './VoucherActions.tsx';
import { Uses, ValidDays, VoucherState } from './VoucherCells.tsx';

export const columns = (onAction: OnVoucherAction): Column<AdminVoucher>[] => [
  {
    header: 'Voucher',
    card: 'title',
    width: '30%',
    cell: ({ code, offer }) => <TitleCell title={code} line={offer} />,
  },
  { header: 'State', card: 'corner', cell: (voucher) => <VoucherState voucher={voucher} /> },
  {
    header: 'Valid',
    card: 'line',
    width: '25%',
    noWrap: true,
    cell: (voucher) => <ValidDays voucher={voucher} />,
  },
  { header: 'Uses', card: 'line', noWrap: true, cell: (voucher) => <Uses voucher={voucher} /> },
  {
    header: 'Actions',
    card: 'actions',
    cell: (voucher) => <VoucherActions voucher={voucher} onAction={onAction} />,
  },
];
