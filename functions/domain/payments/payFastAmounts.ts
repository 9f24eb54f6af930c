import { centsFromAmount } from '#shared/domain/money.ts';

/** `-4.54` → -454. Undefined for anything else than an amount: a fee that can't be read holds up no code. */
export function signedCents(text: string): number | undefined {
  const cents = centsFromAmount(text.replace(/^-/, ''));
  if (cents === null) return undefined;
  return text.startsWith('-') ? -cents : cents;
}

/** The fee comes as a negative amount, and is stored as what was paid for it. */
export function feeCentsOf(text: string): { feeCents?: number } {
  const cents = signedCents(text);
  return cents === undefined ? {} : { feeCents: Math.abs(cents) };
}

export function netCentsOf(text: string): { netCents?: number } {
  const netCents = signedCents(text);
  return netCents === undefined ? {} : { netCents };
}
