/** What PayFast's API says about refunds: https://developers.payfast.co.za/api#refunds */
import * as z from 'zod';
import type { Payment } from '#functions/data/payments.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { log } from '#functions/lib/logger.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import type { PayFastAccess, PayFastAnswer, RefundRequest } from '#functions/services/payfastApi.ts';

const timeoutMs = timeoutsMs.payFastRefund;

const cents = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.number().int());
const method = z.object({ method: z.string() });
const Refundable = z.object({
  status: z.string(),
  amount_available_for_refund: cents,
  refund_full: method,
  refund_partial: method,
});

/** The fields are in `data`, or one below it. */
function fieldsOf(text: string): unknown {
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(JSON.parse(text));
  return typeof data['response'] === 'object' ? data['response'] : data;
}

/** Whether the payment can be refunded through PayFast's API at all, which knows only live payments. */
export const isAtPayFast = ({ mode, sandbox, pfPaymentId }: Payment) =>
  mode === 'payfast' && sandbox !== true && pfPaymentId !== undefined;

async function accessTo(deps: Dependencies): Promise<PayFastAccess | null> {
  const credentials = await deps.config.payFast();
  return credentials && { credentials, sandbox: false, now: deps.now(), timeoutMs };
}

export interface Refundable {
  readonly availableCents: number;
  /** Into what was paid with, without a bank account that we would have to know. */
  readonly whole: boolean;
  readonly part: boolean;
}

/** @returns null where PayFast does not say */
export async function askRefundable(
  deps: Dependencies<'payFastApi'>,
  { id, pfPaymentId = '' }: Payment,
): Promise<Refundable | null> {
  const access = await accessTo(deps);
  if (access === null) return null;
  try {
    const { status, text } = await deps.payFastApi.refundable(access, pfPaymentId);
    if (status !== 200) throw new Error(`Status ${status}`);
    const said = Refundable.parse(fieldsOf(text));
    const isOpen = said.status === 'REFUNDABLE';
    return {
      availableCents: said.amount_available_for_refund,
      whole: isOpen && said.refund_full.method === 'PAYMENT_SOURCE',
      part: isOpen && said.refund_partial.method === 'PAYMENT_SOURCE',
    };
  } catch (error) {
    log().warn('refund not queried', { paymentId: id, error: error as Error });
    return null;
  }
}

/** `unknown`: the answer was lost, and it may have happened or not. */
type Outcome = 'done' | 'refused' | 'unknown';

export async function requestRefund(
  deps: Dependencies<'payFastApi'>,
  { id, pfPaymentId = '' }: Payment,
  request: RefundRequest,
): Promise<Outcome> {
  const access = await accessTo(deps);
  if (access === null) return 'refused';
  try {
    const answer = await deps.payFastApi.refund(access, pfPaymentId, request);
    const outcome = outcomeOf(answer);
    if (outcome !== 'done') log().warn('refund not made', { paymentId: id, status: answer.status });
    return outcome;
  } catch (error) {
    log().error('refund without an answer', { paymentId: id, error: error as Error });
    return 'unknown';
  }
}

const Done = z.object({ status: z.literal('success') });

/** A 4xx refuses the call before anything is paid. Anything that we don't know leaves it open. */
function outcomeOf({ status, text }: PayFastAnswer): Outcome {
  if (status >= 400 && status < 500 && status !== 408) return 'refused';
  if (status !== 200) return 'unknown';
  try {
    return Done.safeParse(JSON.parse(text)).success ? 'done' : 'unknown';
  } catch {
    return 'unknown';
  }
}
