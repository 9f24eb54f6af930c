import type { AdminVoucher, VoucherChanges } from '#shared/contract/vouchers.ts';
import { startOfDay } from '#shared/domain/time.ts';

/** A form of a voucher; everything is text, as it is typed. */
export interface VoucherFields {
  code: string;
  count: string;
  discount: 'percent' | 'amount';
  percentOff: string;
  amountOff: string;
  validFrom: string;
  validUntil: string;
  appliesTo: 'codes' | 'bundles' | 'both';
  minTotal: string;
  maxUses: string;
  maxUsesPerUser: string;
}

const johannesburgMs = 2 * 3_600_000;

/** For `input type=datetime-local`, in Johannesburg's time. */
const localTime = (at: string) => new Date(Date.parse(at) + johannesburgMs).toISOString().slice(0, 16);
/** '' for what is no time, which the server refuses beside the field. */
const isoTime = (local: string) => (local === '' ? '' : `${local.slice(0, 16)}:00+02:00`);

export function fieldsOf(voucher: AdminVoucher | undefined, today: string): VoucherFields {
  return {
    code: voucher?.code ?? '',
    count: '50',
    discount: voucher?.amountOff === undefined ? 'percent' : 'amount',
    percentOff: text(voucher?.percentOff),
    amountOff: voucher?.amountOff ?? '',
    validFrom: localTime(voucher?.validFrom ?? startOfDay(today).toISOString()),
    validUntil: voucher === undefined ? '' : localTime(voucher.validUntil),
    appliesTo: voucher?.appliesTo ?? 'both',
    minTotal: voucher === undefined || voucher.minTotal === '0.00' ? '' : voucher.minTotal,
    maxUses: text(voucher?.maxUses),
    maxUsesPerUser: text(voucher?.maxUsesPerUser),
  };
}

const text = (value: number | undefined) => (value === undefined ? '' : String(value));
const wholeOrNull = (typed: string) => (typed.trim() === '' ? null : Number(typed));

/** What the API takes of what was typed. */
export function offerOf(fields: VoucherFields) {
  const { discount, percentOff, amountOff, validFrom, validUntil, appliesTo, minTotal } = fields;
  return {
    ...(discount === 'percent' ? { percentOff: Number(percentOff) } : { amountOff }),
    validFrom: isoTime(validFrom),
    validUntil: isoTime(validUntil),
    appliesTo,
    minTotal: minTotal.trim() === '' ? '0.00' : minTotal,
  };
}

export const limitsOf = ({ maxUses, maxUsesPerUser }: VoucherFields) => ({
  maxUses: wholeOrNull(maxUses),
  maxUsesPerUser: wholeOrNull(maxUsesPerUser),
});

/** Only what was edited, so that it takes nothing back that another admin has changed. */
export function editsOf(
  fields: VoucherFields,
  edited: readonly string[],
): Partial<ReturnType<typeof offerOf> & Pick<VoucherChanges, 'maxUses' | 'maxUsesPerUser'>> {
  const all = { ...offerOf(fields), ...limitsOf(fields) };
  const names = edited.includes('discount') ? [...edited, 'percentOff', 'amountOff'] : edited;
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
