import { CircleStop, History, Megaphone, MegaphoneOff, Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { failure } from '#web/api/failure.ts';
import { showAtOnce } from '#web/api/showAtOnce.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { toast } from '#web/ui/toast.ts';

const failed = failure('Not changed', 'Please try again.', 'vouchers');

export type OnVoucherAction = (action: 'edit' | 'history' | 'end', voucher: AdminVoucher) => void;

interface VoucherActionsProps {
  voucher: AdminVoucher;
  onAction: OnVoucherAction;
}

export function VoucherActions({ voucher, onAction }: VoucherActionsProps): ReactElement {
  const { run, busy } = useMutationOf('vouchers.promote');
  const { id, code, status, isPromoted } = voucher;
  const show = (shown: boolean) =>
    showAtOnce('vouchers.list', (list) => ({
      ...list,
      vouchers: list.vouchers.map((each) => (each.id === id ? { ...each, isPromoted: shown } : each)),
    }));
  const promote = async () => {
    show(!isPromoted);
    try {
      await run({ params: { id }, body: { isPromoted: !isPromoted } });
      toast({ title: isPromoted ? `${code} is no longer advertised` : `${code} is advertised` });
    } catch (error) {
      show(isPromoted);
      toastFailure(failed(error));
    }
  };
  return (
    <RowActions>
      <RowAction label={`Edit ${code}`} icon={Pencil} onSelect={() => onAction('edit', voucher)} />
      {status === 'ended' && !isPromoted ? null : (
        <RowAction
          label={isPromoted ? `Stop advertising ${code}` : `Advertise ${code}`}
          icon={isPromoted ? MegaphoneOff : Megaphone}
          disabled={busy}
          onSelect={() => void promote()}
        />
      )}
      <RowAction label={`History of ${code}`} icon={History} onSelect={() => onAction('history', voucher)} />
      {status === 'ended' ? null : (
        <RowAction label={`End ${code}`} icon={CircleStop} danger onSelect={() => onAction('end', voucher)} />
      )}
    </RowActions>
  );
}
