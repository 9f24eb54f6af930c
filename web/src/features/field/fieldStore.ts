import { del, get, set } from 'idb-keyval';
import { storedValue } from '#web/offline/storedValue.ts';
import { sessionOwner } from '#web/session/session.ts';
import { fieldOwnerKey } from '#web/storage/fieldOwner.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { emptyField, type Field, fieldVersion } from './field.ts';

/** Also when the session has ended by itself: then homes are captured, and sent once they sign in again. */
export function fieldOwner(): string | null {
  try {
    return sessionOwner() || localStorage.getItem(fieldOwnerKey);
  } catch {
    return null;
  }
}

/** Of one person: somebody else who signs in on this phone neither sees nor sends it. */
const stored = storedValue<Field>({
  name: 'field',
  version: fieldVersion,
  keyOf: () => {
    const owner = fieldOwner();
    return owner && `field.${owner}`;
  },
  is: isField,
  empty: () => emptyField(randomKey()),
});

export const useField = stored.use;
export const changeField = stored.change;
export const latestField = stored.latest;

/** What is stored may be damaged. */
function isField(value: unknown): value is Field {
  const { version, captures, booklets, draft } = (value ?? {}) as Partial<Field>;
  return (
    version === fieldVersion && Array.isArray(captures) && Array.isArray(booklets) && draft !== undefined
  );
}

const photoKey = (key: string) => `field-photo.${key}`;
export const storePhoto = (key: string, photo: File) => set(photoKey(key), photo);
export const deletePhoto = (key: string) => del(photoKey(key));
export const storedPhoto = (key: string) => get<File>(photoKey(key));
