import { getSettings } from '#functions/data/settings.ts';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { issueBundledCode } from '#functions/domain/zarcodes/issueBundledCode.ts';
import { once } from '#functions/lib/idempotency.ts';
import { presentOwnerCode } from '#functions/domain/serialize.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { type OwnerZarCode, zarcodes } from '#shared/contract/zarcodes.ts';

export const handler = handle('zarcodes.create', zarcodes.create, async (input) => {
  const { body, caller, idempotencyKey, services } = input;
  const place = acceptPlace(body);
  if (body.useBundle !== true) {
    throw new ApiError('payment_required', 'Please pay for this ZarCode first, or use a bundle.');
  }
  const owner = await caller.user();
  const submission = { userId: caller.id, key: idempotencyKey, request: ['zarcodes.create', body] };
  return once<OwnerZarCode>(services, submission, async (remember) => {
    const { maxCodesPerUser } = await getSettings(services.table);
    const zarCode = await issueBundledCode(services, {
      ownerId: caller.id,
      place,
      most: maxCodesPerUser,
      remember: (issued) => remember(presentOwnerCode(issued, owner)),
    });
    return presentOwnerCode(zarCode, owner);
  });
});
