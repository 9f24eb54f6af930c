import { listKeyIds, writeApiKeyRevoked } from '#functions/data/apiKeys.ts';
import { clearUsage } from '#functions/data/apiUsage.ts';
import { clearPersonalItems } from '#functions/data/personalItems.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { type Outcome, outcome, type Step } from './step.ts';

/** With their counts of calls. They have not worked since the account ended. */
export const eraseApiKeys: Step = async ({ table }, { userId }): Promise<Outcome> => {
  for (const id of await listKeyIds(table, userId)) {
    while (!(await clearUsage(table, id)));
    // Refused where another run was faster.
    await transactIfAllowed(table, writeApiKeyRevoked({ id, userId }));
  }
  return outcome(await clearPersonalItems(table, 'apiKeys', userId));
};
