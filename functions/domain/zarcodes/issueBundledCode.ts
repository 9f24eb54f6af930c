import { type Bundle, listActiveBundles, writeBundleDebit } from '#functions/data/bundles.ts';
import { writeLedgerEntry } from '#functions/data/ledger.ts';
import type { PinnedPlace } from '#functions/data/place.ts';
import { ConditionFailed, type Write } from '#functions/data/transact.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import { writeBundleReceipt } from '#functions/domain/payments/receipts.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { issueOwnCode } from './issueOwnCode.ts';

interface BundledIssue {
  readonly ownerId: string;
  readonly place: PinnedPlace;
  readonly max: number;
  /** Those that have codes left, as they were read. */
  readonly bundles: readonly Bundle[];
  /** What belongs into the same transaction. */
  readonly alsoWrite: (zarCode: ZarCode) => readonly Write[];
}

/**
 * Issues a code from the oldest bundle that has one left. Where another call takes the last one meanwhile, the next
 * bundle is used.
 * @throws 402 without a bundle, 422 at the person's limit.
 */
export async function issueBundledCode(
  deps: Dependencies,
  { bundles, ...issue }: BundledIssue,
): Promise<ZarCode> {
  for (let left = bundles; ; left = await listActiveBundles(deps.table, issue.ownerId)) {
    const [oldest] = left;
    if (oldest === undefined) {
      throw new ApiError('payment_required', 'You have no prepaid ZarCodes left. Please pay for this one.');
    }
    try {
      return await issueOwnCode(deps, {
        ...issue,
        kind: 'bundle',
        alsoWrite: (zarCode) => [...writeDebit(deps, oldest, zarCode), ...issue.alsoWrite(zarCode)],
      });
    } catch (error) {
      const lostTheLast = error instanceof ConditionFailed && error.labels.includes('bundle');
      if (!lostTheLast || error.labels.includes('idempotency')) throw error;
    }
  }
}

function writeDebit(deps: Dependencies, bundle: Bundle, zarCode: ZarCode): Write[] {
  return [
    writeBundleDebit(bundle),
    writeLedgerEntry({
      id: deps.newId('led'),
      userId: zarCode.ownerId,
      at: zarCode.createdAt,
      kind: 'bundleDebit',
      amountCents: 0,
      codes: -1,
      bundleId: bundle.id,
      zarcode: zarCode.code,
    }),
    writeBundleReceipt(deps, zarCode, { id: bundle.id, remaining: bundle.remaining - 1 }),
  ];
}
