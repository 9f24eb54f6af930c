import type { RouteAt } from '#shared/contract/contract.ts';
import { refunds } from '#shared/contract/refunds.ts';
import type { RouteResponse } from '#shared/contract/route.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';

export type RefundOptions = RouteResponse<RouteAt<'refunds.options'>>;

export const refundResolver = bodyResolver(refunds.create);

/** PayFast where it can, because then nobody has to type a bank account. */
export const refundDefaults = ({ payFast, refunded }: RefundOptions) => ({
  method: payFast === undefined ? ('manual' as const) : ('payFast' as const),
  amount: '',
  refundedBefore: refunded,
  reason: '',
  reference: '',
  withdrawCode: false,
});
