import { findMailing } from '#functions/domain/mailings/findMailing.ts';
import { readMailingFacts, serializeMailing } from '#functions/domain/mailings/serializeMailing.ts';
import { handle } from '#functions/lib/handle.ts';
import { mailings } from '#shared/contract/mailings.ts';

export const handler = handle('mailings.get', mailings.get, async ({ params, deps }) => {
  const [mailing, facts] = await Promise.all([
    findMailing(deps, params.id),
    readMailingFacts(deps, [params.id]),
  ]);
  return serializeMailing(deps, mailing, facts);
});
