import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { VoucherActions } from './VoucherActions.tsx';

export const states = { active: 'Active', upcoming: 'Upcoming', ended: 'Ended' } as const;
export const kinds = { shared: 'For many people', single: 'Single use' } as const;
const tones = { active: 'success', upcoming: 'info', ended: 'muted' } as const;

interface VoucherActs {
  onEdit: (voucher: AdminVoucher) => void;
  onEnd: (voucher: AdminVoucher) => void;
  onHistory: (voucher: AdminVoucher) => void;
}

export const voucherColumns = ({ onEdit, onEnd, onHistory }: VoucherActs): Column<AdminVoucher>[] => [
  {
    header: 'Voucher',
    card: 'title',
    width: '30%',
    cell: ({ code, offer }) => <TitleCell title={code} line={offer} />,
  },
  {
    header: 'State',
    card: 'corner',
    cell: ({ status, isPromoted }) => (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
        <Badge tone={tones[status]}>{states[status]}</Badge>
        {isPromoted ? <Badge>Advertised</Badge> : null}
      </chakra.span>
    ),
  },
  {
    header: 'Valid',
    card: 'line',
    width: '25%',
    noWrap: true,
    cell: ({ validFrom, validUntil }) => (
      <chakra.div fontSize="sm">
        <p>
          <DateText at={validFrom} time />
        </p>
        <p>
          to <DateText at={validUntil} time />
        </p>
      </chakra.div>
    ),
  },
  { header: 'Uses', card: 'line', noWrap: true, cell: (voucher) => <Uses voucher={voucher} /> },
  {
    header: 'Actions',
    card: 'actions',
    cell: (voucher) => (
      <VoucherActions
        voucher={voucher}
        onEdit={() => onEdit(voucher)}
        onEnd={() => onEnd(voucher)}
        onHistory={() => onHistory(voucher)}
      />
    ),
  },
];

function Uses({ voucher: { uses, maxUses, maxUsesPerUser } }: { voucher: AdminVoucher }): ReactElement {
  return (
    <div>
      {/* Without a maximum they are not counted (decision 0041). */}
      <p>{maxUses === undefined ? 'no limit' : `${uses ?? 0} of ${maxUses}`}</p>
      {maxUsesPerUser === undefined ? null : (
        <chakra.p color="fg.muted" fontSize="sm">
          {maxUsesPerUser} a person
        </chakra.p>
      )}
    </div>
  );
}
