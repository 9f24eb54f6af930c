import type { Contract } from '#shared/contract/contract.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import { removeDraft } from './drafts.ts';
import { tabStore } from './tabStore.ts';

/** What `zarcodes.create` and `payments.create` take. */
export type PendingCode = RouteInput<Contract['zarcodes']['create']>['body'];

/** The filled-in form between the generator and the payment (docs/product/offline.md#tab-storage). */
export const pendingCode = tabStore<PendingCode>('pending_code', 'private');

/** The search intent of a pending code, so that another place does not restore this one's form. */
export const pendingPlace = tabStore<string>('pending_place', 'private');

/** The name of the draft of the generator's form; each place has its own. */
export const generatorDraft = (place: string) => (place === '' ? 'generator' : `generator.${place}`);

/** Once its code is made, or the person gives it up. */
export function forgetPending(): void {
  // Looked at again, an old payment says nothing of what is typed now.
  if (pendingCode.read() === null) return;
  removeDraft(generatorDraft(''));
  removeDraft(generatorDraft(pendingPlace.read() ?? ''));
  pendingCode.clear();
  pendingPlace.clear();
}
