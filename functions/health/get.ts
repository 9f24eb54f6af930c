import { getPriceCents } from '#functions/data/prices.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { health } from '#shared/contract/health.ts';

export const handler = handle('health.get', health.get, async ({ deps }) => {
  await getPriceCents(deps.table).catch((cause: unknown) => {
    throw new ApiError(
      'unavailable',
      'The service is starting, or something is wrong with it. Please try again.',
      { cause },
    );
  });
  return { status: 'ok' as const };
});
