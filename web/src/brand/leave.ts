import { signOut } from '#web/session/session.ts';
import { removeOwnDrafts } from '#web/storage/drafts.ts';
import { newCode } from '#web/storage/newCode.ts';

/** Signs out by the person's wish: nothing of theirs stays on the device. */
export function leave(): void {
  removeOwnDrafts();
  newCode.clear();
  signOut();
}
