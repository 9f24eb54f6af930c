import { TableBusy, transactIfAllowed } from '#functions/data/transact.ts';
import { writeNewVoucher } from '#functions/data/vouchers.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { auditedFields, newVoucher, type VoucherOffer } from './newVoucher.ts';
import { randomVoucherCode } from './randomVoucherCode.ts';

/** A transaction has at most 100 writes, and one of them is the audit's entry. */
const perTransaction = 99;

/** A code that exists already is as likely as one in 10 billion. */
const maxAttempts = 3;

interface Making {
  readonly count: number;
  readonly offer: VoucherOffer;
  readonly adminId: string;
}

/** @returns their codes, each of which can be used once */
export async function createSingleUse(deps: Dependencies, { count, ...making }: Making): Promise<string[]> {
  const codes: string[] = [];
  while (codes.length < count) {
    codes.push(...(await createSome(deps, Math.min(perTransaction, count - codes.length), making)));
  }
  return codes;
}

async function createSome(
  deps: Dependencies,
  count: number,
  { offer, adminId }: Omit<Making, 'count'>,
): Promise<string[]> {
  const createdAt = deps.now().toISOString();
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const codes = Array.from({ length: count }, () => randomVoucherCode(deps.randomBytes));
    const vouchers = codes.map((code) =>
      newVoucher({ ...offer, maxUses: 1 }, { code, kind: 'single', createdAt, createdBy: adminId }),
    );
    const [first] = vouchers;
    if (first === undefined) return [];
    const isDone = await transactIfAllowed(deps.table, [
      ...vouchers.map(writeNewVoucher),
      auditEntry(deps, {
        actorId: adminId,
        action: 'vouchers.createMany',
        target: { kind: 'voucher', id: first.code },
        changes: [{ field: 'codes', from: 0, to: count }, ...changesOf(auditedFields, null, first)],
      }),
    ]);
    if (isDone) return codes;
  }
  throw new TableBusy('Random codes were taken three times');
}
