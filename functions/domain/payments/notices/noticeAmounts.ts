import { centsFromAmount } from '#shared/domain/money.ts';
import type { NoticeContent } from './readNotice.ts';

/** `-4.54` → -454. Undefined for anything else than an amount: a fee that can't be read holds up no code. */
function signedCents(text: string): number | undefined {
  const cents = centsFromAmount(text.replace(/^-/, ''));
  if (cents === null) return undefined;
  return text.startsWith('-') ? -cents : cents;
}

/** The fee comes as a negative amount, and is stored as what was paid for it. */
export function feeCentsOf({ field }: NoticeContent): { feeCents?: number } {
  const cents = signedCents(field('amount_fee'));
  return cents === undefined ? {} : { feeCents: Math.abs(cents) };
}

export function netCentsOf({ field }: NoticeContent): { netCents?: number } {
  const netCents = signedCents(field('amount_net'));
  return netCents === undefined ? {} : { netCents };
}
