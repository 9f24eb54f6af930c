import type { Contract } from '#shared/contract/contract.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { tabStore } from './tabStore.ts';

/** What `zarcodes.create` and `payments.create` take. */
export type PendingCode = RouteInput<Contract['zarcodes']['create']>['body'];

/** The filled-in form between the generator and the payment (docs/product.md, "Tab storage"). */
export const pendingCode = tabStore<PendingCode>('pending_code', 'private');
