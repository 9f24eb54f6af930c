import { getPromotedCodes, type Voucher } from '#functions/data/vouchers.ts';
import { getUsesOfAll } from '#functions/data/voucherUses.ts';
import { adminNames } from '#functions/domain/audit/adminNames.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { voucherStateAt } from '#shared/domain/vouchers.ts';
import { serializeVoucher } from './serializeVoucher.ts';

type Needed = Pick<Dependencies, 'table' | 'now'>;

export async function serializeAdminVouchers(
  deps: Needed,
  vouchers: readonly Voucher[],
): Promise<AdminVoucher[]> {
  const codes = vouchers.map(({ code }) => code);
  const [uses, promoted, nameOf] = await Promise.all([
    getUsesOfAll(deps.table, codes),
    getPromotedCodes(deps.table, true),
    adminNames(
      deps,
      vouchers.flatMap(({ createdBy }) => (createdBy === '' ? [] : [createdBy])),
    ),
  ]);
  const at = deps.now().toISOString();
  return vouchers.map((voucher) => {
    const { code, kind, validFrom, maxUses, maxUsesPerUser, createdAt, createdBy, version } = voucher;
    const taken = uses.get(code) ?? (maxUses === undefined ? undefined : 0);
    return {
      ...serializeVoucher(voucher),
      id: code,
      kind,
      status: voucherStateAt(voucher, at),
      validFrom,
      ...(maxUses !== undefined && { maxUses }),
      ...(maxUsesPerUser !== undefined && { maxUsesPerUser }),
      ...(taken !== undefined && { uses: taken }),
      isPromoted: promoted.includes(code),
      createdAt: createdAt === '' ? validFrom : createdAt,
      createdBy: { id: createdBy, name: nameOf(createdBy) },
      version,
    };
  });
}

export async function serializeAdminVoucher(deps: Needed, voucher: Voucher): Promise<AdminVoucher> {
  const [serialized] = await serializeAdminVouchers(deps, [voucher]);
  if (serialized === undefined) throw new Error('One voucher makes one response');
  return serialized;
}
