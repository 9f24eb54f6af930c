import { getPromotedCodes, type Voucher } from '#functions/data/vouchers.ts';
import { getUsesOfAll } from '#functions/data/voucherUses.ts';
import { nameIn, type People, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { voucherStateAt } from '#shared/domain/vouchers.ts';
import { serializeVoucher } from './serializeVoucher.ts';

type Needed = Pick<Dependencies, 'table' | 'now'>;

interface VoucherFacts {
  /** By code, where uses are counted. */
  readonly uses: ReadonlyMap<string, number>;
  readonly promoted: readonly string[];
  readonly people: People;
}

/** How often vouchers are taken, which are promoted, and the admins who made them. */
export async function readVoucherFacts(
  deps: Needed,
  codes: readonly string[],
  adminIds: readonly (string | undefined)[],
): Promise<VoucherFacts> {
  const [uses, promoted, people] = await Promise.all([
    getUsesOfAll(deps.table, codes),
    getPromotedCodes(deps.table, true),
    readPeople(deps, adminIds),
  ]);
  return { uses, promoted, people };
}

/** @param facts of these vouchers, and the admins who were read already */
export async function serializeAdminVouchers(
  deps: Needed,
  vouchers: readonly Voucher[],
  { uses, promoted, people: known }: VoucherFacts,
): Promise<AdminVoucher[]> {
  const people = await readPeople(
    deps,
    vouchers.map(({ createdBy }) => createdBy),
    known,
  );
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
      createdBy: { id: createdBy, name: nameIn(people, createdBy) },
      version,
    };
  });
}

export async function serializeAdminVoucher(deps: Needed, voucher: Voucher): Promise<AdminVoucher> {
  const facts = await readVoucherFacts(deps, [voucher.code], [voucher.createdBy]);
  const [serialized] = await serializeAdminVouchers(deps, [voucher], facts);
  if (serialized === undefined) throw new Error('One voucher makes one response');
  return serialized;
}
