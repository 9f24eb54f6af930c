import type { Bundle } from '#functions/data/bundles.ts';
import type { LedgerEntry } from '#functions/data/ledger.ts';
import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import type { BundleWithUses } from '#shared/contract/bundles.ts';
import { formatCode } from '#shared/domain/code.ts';
import { serializeBundle } from './serializeBundle.ts';

interface Uses {
  readonly ledger: readonly LedgerEntry[];
  /** The person's codes; those that were deleted are missing. */
  readonly codes: readonly OwnedCode[];
}

/** A bundle with the codes that were made from it, by the ledger: which code was paid by which bundle. */
export function serializeBundleWithUses(bundle: Bundle, { ledger, codes }: Uses): BundleWithUses {
  const own = ledger.filter(({ bundleId }) => bundleId === bundle.id);
  const paymentId = own.find(({ kind }) => kind === 'bundleSale')?.paymentId;
  const titles = new Map(codes.map(({ code, title }) => [code, title]));
  return {
    ...serializeBundle(bundle),
    ...(paymentId !== undefined && { paymentId }),
    uses: own.flatMap(({ zarcode, at }) => {
      if (zarcode === undefined) return [];
      const title = titles.get(zarcode);
      return [{ zarcode: formatCode(zarcode), at, ...(title !== undefined && { title }) }];
    }),
  };
}
