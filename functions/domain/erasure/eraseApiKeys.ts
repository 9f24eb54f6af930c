import { listKeyIds, writeApiKeyRevoked } from '#functions/data/apiKeys.ts';
import { clearUsage } from '#functions/data/apiUsage.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { writeKeyEnded } from '#functions/data/webhooks.ts';
import { type Outcome, outcome, type Step } from './step.ts';

/** With their counts of calls. They have not worked since the account ended. Another job clears their webhooks. */
export const eraseApiKeys: Step = async ({ table, now }, { userId }): Promise<Outcome> => {
  for (const id of await listKeyIds(table, userId)) {
    while (!(await clearUsage(table, id)));
    // Refused where another run was faster.
    const ended = writeKeyEnded(id, now().toISOString());
    await transactIfAllowed(table, [...writeApiKeyRevoked({ id, userId }), ended]);
  }
  return outcome(await clearPersonalItems(table, 'apiKeys', userId));
};
