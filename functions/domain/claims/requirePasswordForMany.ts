import { countHit, uncountHit } from '#functions/data/rateLimits.ts';
import type { User } from '#functions/data/users.ts';
import { requirePassword } from '#functions/domain/user/requirePassword.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { tooManyRequests } from '#functions/lib/rateLimit.ts';
import { hitOf, isWithinLimit } from '#functions/lib/withinLimit.ts';
import { claimMessages } from '#shared/domain/claims.ts';

/**
 * Beyond a few slips a day the password is asked for: who has a sponsor’s unlocked phone cannot hand on a village.
 * Only wrong passwords count against their limit.
 * @throws 422 where it is missing or wrong, 429
 */
export async function requirePasswordForMany(
  deps: Dependencies,
  user: User,
  password: string | undefined,
): Promise<void> {
  if (password === undefined) {
    if (await isWithinLimit(deps, 'slipUnasked', user.id)) return;
    const message = claimMessages.passwordRequired;
    throw new ApiError('password_required', message, { fields: { password: message } });
  }
  const hit = hitOf(deps, 'slipPassword', user.id);
  if (!(await countHit(deps.table, hit))) throw tooManyRequests(deps, hit);
  await requirePassword(deps, user, { password, field: 'password' });
  await uncountHit(deps.table, hit);
}
