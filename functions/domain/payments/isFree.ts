import type { Payment } from '#functions/data/payments.ts';

export const isFree = ({ amountCents }: Payment) => amountCents === 0;
