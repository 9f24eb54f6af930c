import { unsubscribePerson } from '#functions/domain/unsubscribe/unsubscribePerson.ts';
import { handle } from '#functions/lib/handle.ts';
import { unsubscribe } from '#shared/contract/unsubscribe.ts';

export const handler = handle('unsubscribe.create', unsubscribe.create, async ({ query, deps }) => {
  await unsubscribePerson(deps, query.token);
  return {};
});
