import type { ReactElement } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';

interface EndVoucherProps {
  voucher: AdminVoucher;
  onClose: () => void;
}

export function EndVoucher({ voucher: { id, code }, onClose }: EndVoucherProps): ReactElement {
  const { run } = useMutationOf('vouchers.update');
  return (
    <ConfirmAction
      title={`End ${code} now?`}
      confirmText="End voucher"
      busyText="Ending..."
      onClose={onClose}
      action={() => run({ params: { id }, body: { end: true } })}
      success={{ title: 'Voucher ended', description: `${code} can't be used any more.` }}
      failure={failure('Voucher not ended', 'Please try again.', 'vouchers')}
    >
      <p>Orders that were placed with it keep their discount. Nobody can place another one.</p>
    </ConfirmAction>
  );
}
