import { handle } from '#functions/lib/handle.ts';
import { unsubscribe } from '#shared/contract/unsubscribe.ts';

export const handler = handle('unsubscribe.page', unsubscribe.page, async ({ query }) => ({
  found: true,
  html: '',
  movedTo: `/unsubscribe?token=${encodeURIComponent(query.token)}`,
}));
