import type { Table } from '#functions/data/table.ts';
import { createCreator } from '#functions/domain/creators/createCreator.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { demoCreatorCodes } from './demo/codes.ts';
import { demoCreators, demoUserId } from './demoAccounts.ts';
import { depsAt, issueOnce } from './seedCodes.ts';

/** One creator with codes, and one who is not active, by the product's own rules. */
export async function seedCreators(table: Table, startedAt: Date): Promise<void> {
  for (const { holder, hasCodes, ...fields } of demoCreators) {
    const holderId = demoUserId({ firstName: holder });
    const { id, uniquePrefix } =
      (await findHeldCreator(table, holderId)) ??
      (await createCreator(depsAt(table, startedAt, holder), { id: holderId }, fields));
    if (!hasCodes) continue;
    for (const code of demoCreatorCodes()) {
      await issueOnce(table, code, startedAt, { ownerId: holderId, creator: { id, prefix: uniquePrefix } });
    }
  }
}
