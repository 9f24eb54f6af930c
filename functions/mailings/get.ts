import { findMailing } from '#functions/domain/mailings/findMailing.ts';
import { serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.get', mailings.get, async ({ params, deps }) =>
  serializeMailing(deps, await findMailing(deps, params.id)),
);
