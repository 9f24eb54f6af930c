import { fieldOwnerKey } from './fieldOwner.ts';

/** In a file of its own, which loads late. */
export function storeFieldOwner(owner: string): void {
  try {
    localStorage.setItem(fieldOwnerKey, owner);
  } catch {}
}
