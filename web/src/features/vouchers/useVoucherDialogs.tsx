import { lazy } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { useDialogs } from '#web/ui/useDialogs.tsx';

const VoucherForm = lazy(async () => ({ default: (await import('./VoucherForm.tsx')).VoucherForm }));
const ManyVouchers = lazy(async () => ({ default: (await import('./ManyVouchers.tsx')).ManyVouchers }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const EndVoucher = lazy(async () => ({ default: (await import('./EndVoucher.tsx')).EndVoucher }));

export const useVoucherDialogs = () =>
  useDialogs({
    create: (onClose) => <VoucherForm onClose={onClose} />,
    createMany: (onClose) => <ManyVouchers onClose={onClose} />,
    edit: (onClose, voucher: AdminVoucher) => <VoucherForm voucher={voucher} onClose={onClose} />,
    history: (onClose, { id, code }: AdminVoucher) => (
      <AuditDialog kind="voucher" id={id} name={code} onClose={onClose} />
    ),
    end: (onClose, voucher: AdminVoucher) => <EndVoucher voucher={voucher} onClose={onClose} />,
  });
