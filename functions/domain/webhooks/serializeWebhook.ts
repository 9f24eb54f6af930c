import type { Delivery } from '#functions/data/webhookDeliveries.ts';
import type { Webhook } from '#functions/data/webhooks.ts';
import type { ListedDelivery } from '#shared/contract/webhooks.ts';
import { formatCode } from '#shared/domain/code.ts';

export function serializeWebhook(
  { url, createdAt, pausedAt, failingSince, formerSecret }: Webhook,
  now: Date,
) {
  const overlapEndsAt = formerSecret?.until;
  return {
    url,
    createdAt,
    ...(pausedAt !== undefined && { pausedAt }),
    ...(failingSince !== undefined && { failingSince }),
    ...(overlapEndsAt !== undefined && overlapEndsAt > now.toISOString() && { overlapEndsAt }),
  };
}

export function serializeDelivery(delivery: Delivery): ListedDelivery {
  const { id, event, code, at, attempts, result, deliveredAt, nextAt } = delivery;
  return {
    id,
    event,
    zarcode: formatCode(code),
    at,
    attempts,
    ...(result !== undefined && { result }),
    ...(deliveredAt !== undefined && { deliveredAt }),
    ...(deliveredAt === undefined && attempts > 0 && { nextAt }),
  };
}
