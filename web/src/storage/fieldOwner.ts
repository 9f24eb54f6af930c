export const fieldOwnerKey = 'field_owner'; // docs/product/offline.md#local-storage

/** Whose field mode is open on this phone when no session is: one ends after a day, where nobody can sign in again. */
export function readFieldOwner(): string {
  try {
    return localStorage.getItem(fieldOwnerKey) ?? '';
  } catch {
    return '';
  }
}
