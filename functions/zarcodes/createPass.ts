import { createPass } from '#functions/domain/zarcodes/createPass.ts';
import { requireGuardedByCaller } from '#functions/domain/zarcodes/requireGuardedByCaller.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { zarcodes } from '#shared/contract/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';
import { passLink } from '#shared/edge/passLink.ts';

// Without an Idempotency-Key: the saved response would have the secret, of which only a hash is stored.
export const handler = handle('zarcodes.createPass', zarcodes.createPass, async (input) => {
  const { params, body, caller, deps } = input;
  const zarCode = await requireGuardedByCaller(deps, caller, params.code);
  await rateLimit(deps, 'passAccount', caller.id);
  const { stored, pass } = await createPass(deps, zarCode, body);
  const page = `${deps.config.appUrl}/${formatCode(zarCode.code)}`;
  return { id: stored.id, pass, expiresAt: stored.endsAt ?? null, link: passLink(page, pass) };
});
