import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';

export const states = { active: 'Active', upcoming: 'Upcoming', ended: 'Ended' } as const;
const tones = { active: 'success', upcoming: 'info', ended: 'muted' } as const;

interface CellProps {
  voucher: AdminVoucher;
}

export function VoucherState({ voucher: { status, isPromoted } }: CellProps): ReactElement {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1.5">
      <Badge tone={tones[status]}>{states[status]}</Badge>
      {isPromoted ? <Badge>Advertised</Badge> : null}
    </chakra.span>
  );
}

export function ValidDays({ voucher: { validFrom, validUntil } }: CellProps): ReactElement {
  return (
    <chakra.div fontSize="sm">
      <p>
        <DateText at={validFrom} time />
      </p>
      <p>
        to <DateText at={validUntil} time />
      </p>
    </chakra.div>
  );
}

export function Uses({ voucher: { uses, maxUses, maxUsesPerUser } }: CellProps): ReactElement {
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
