import { serializeMe } from '#functions/domain/auth/serializeUser.ts';
import { handle } from '#functions/lib/handle.ts';
import { auth } from '#shared/contract/auth.ts';

export const handler = handle('auth.me', auth.me, async ({ caller }) => ({
  user: serializeMe(await caller.user()),
}));
