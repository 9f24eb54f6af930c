import { TableBusy, transactIfAllowed } from '#functions/data/transact.ts';
import {
  getPromoted,
  getVoucher,
  maxPromoted,
  type Voucher,
  writePromoted,
} from '#functions/data/vouchers.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { voucherNotFound } from './changeVoucher.ts';

/** Two admins who promote different vouchers both succeed. */
const maxAttempts = 10;

interface Promotion {
  readonly code: string;
  readonly isPromoted: boolean;
  readonly adminId: string;
}

/** Puts a voucher first among those that the banner may show, or removes it. @throws 404, 422 where there are enough. */
export async function promoteVoucher(
  deps: Dependencies,
  { code, isPromoted, adminId }: Promotion,
): Promise<Voucher> {
  const { table } = deps;
  const voucher = await getVoucher(table, code, true);
  if (voucher === null) throw voucherNotFound();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await getPromoted(table, true);
    const others = before.codes.filter((other) => other !== code);
    const codes = isPromoted ? [code, ...others] : others;
    if (codes.length > maxPromoted) throw tooMany();
    if (codes.join() === before.codes.join()) return voucher;
    const isDone = await transactIfAllowed(table, [
      writePromoted(codes, before),
      auditEntry(deps, {
        actorId: adminId,
        action: 'vouchers.promote',
        target: { kind: 'voucher', id: code },
        changes: [{ field: 'promoted', from: before.codes.join(', '), to: codes.join(', ') }],
      }),
    ]);
    if (isDone) return voucher;
  }
  throw new TableBusy('Gave up on the promoted vouchers');
}

const tooMany = () =>
  new ApiError(
    'voucher_limit_reached',
    `At most ${maxPromoted} vouchers are advertised. Please stop advertising another one first.`,
  );
