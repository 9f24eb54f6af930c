import { del, get, set, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { sessionOwner } from '#web/session/session.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { emptyField, type Field, fieldVersion } from './field.ts';

/** Of one person: somebody else who signs in on this phone neither sees nor sends it. */
const keyOf = (owner: string) => `field.${owner}`;
const photoKey = (key: string) => `field-photo.${key}`;

interface FieldState {
  /** Undefined until it is read. */
  readonly field: Field | undefined;
  /** False where the browser stores nothing: what is captured is lost with the page, which says so. */
  readonly isStored: boolean;
  readonly owner: string;
}

let state: FieldState = { field: undefined, isStored: true, owner: '' };
const listeners = new Set<() => void>();

function show(next: Partial<FieldState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('field');
tabs?.addEventListener('message', () => void readField());

/** @throws where a newer version of the app has stored it, which must not be lost */
function current(stored: unknown): Field {
  const { version, captures, booklets, draft } = (stored ?? {}) as Partial<Field>;
  if (Number(version) > fieldVersion) throw new Error('Stored by a newer version of the app');
  const isField =
    version === fieldVersion && Array.isArray(captures) && Array.isArray(booklets) && draft !== undefined;
  return isField ? (stored as Field) : emptyField(randomKey());
}

async function readField(): Promise<void> {
  const owner = sessionOwner();
  if (owner === '') return show({ owner, field: undefined });
  try {
    show({ owner, field: current(await get(keyOf(owner))) });
  } catch {
    show({ owner, field: state.field ?? emptyField(randomKey()), isStored: false });
  }
}

/** What is stored now, also by another tab. */
export async function latestField(): Promise<Field | null> {
  await readField();
  return state.field ?? null;
}

let writing = 0;

/** Each change is made of what the one before it has stored, also in another tab. @returns what is stored then */
export async function changeField(change: (field: Field) => Field): Promise<Field> {
  const owner = sessionOwner();
  let next = change(state.field ?? emptyField(randomKey()));
  // At once: nobody waits for a disk to see what they typed.
  show({ owner, field: next });
  writing++;
  try {
    await update<unknown>(keyOf(owner), (stored) => {
      next = change(current(stored));
      return next;
    });
    if (!state.isStored) show({ isStored: true });
    tabs?.postMessage('changed');
  } catch {
    show({ isStored: false });
  }
  writing--;
  if (writing === 0 && JSON.stringify(next) !== JSON.stringify(state.field)) show({ field: next });
  return next;
}

export const storePhoto = (key: string, photo: File) => set(photoKey(key), photo);
export const deletePhoto = (key: string) => del(photoKey(key));
export const storedPhoto = (key: string) => get<File>(photoKey(key));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (state.field === undefined || state.owner !== sessionOwner()) void readField();
  return () => listeners.delete(listener);
}

export const useField = (): FieldState => useSyncExternalStore(subscribe, () => state);
