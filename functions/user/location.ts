import { handle } from '#functions/lib/handle.ts';
import { user } from '#shared/contract/user.ts';

export const handler = handle('user.location', user.location, async ({ viewerPlace }) => ({
  message:
    viewerPlace === null
      ? 'We do not know where you are.'
      : `You seem to be near ${viewerPlace}, by your internet connection.`,
}));
