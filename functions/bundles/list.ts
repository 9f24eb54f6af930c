import { listBundles } from '#functions/data/bundles.ts';
import { listLedgerEntries } from '#functions/data/ledger.ts';
import { listOwnedCodes } from '#functions/data/ownedCodes.ts';
import { serializeBundleWithUses } from '#functions/domain/bundles/serializeBundleWithUses.ts';
import { handle } from '#functions/lib/handle.ts';
import { bundles } from '#shared/contract/bundles.ts';

export const handler = handle('bundles.list', bundles.list, async ({ caller, deps }) => {
  const { table } = deps;
  const [owned, ledger, codes] = await Promise.all([
    listBundles(table, caller.id),
    listLedgerEntries(table, caller.id),
    listOwnedCodes(table, caller.id),
  ]);
  return { bundles: owned.toReversed().map((bundle) => serializeBundleWithUses(bundle, { ledger, codes })) };
});
