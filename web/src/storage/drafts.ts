import { sessionOwner } from '#web/session/session.ts';

/** Fields of a form by their names, as they were typed. */
export type DraftValues = Readonly<Record<string, unknown>>;

interface StoredDraft {
  readonly savedAt: number;
  /** For the person, in words: 'your message to us'. */
  readonly what: string;
  readonly values: DraftValues;
}

const prefix = 'draft.'; // docs/product/offline.md#local-storage
const maxAgeMs = 7 * 24 * 60 * 60 * 1000; // as long as somebody stays signed in
const maxLength = 10_000; // twice the longest text that a form takes

/** A visitor's drafts stay in the tab, so that the next person on a shared phone does not see them. */
const storageOf = (owner: string) => (owner === '' ? sessionStorage : localStorage);
const keyOf = (owner: string, name: string) => `${prefix}${owner}.${name}`;

/** Passwords are never stored, whatever form asks for them. */
const isSecret = (field: string) => /password/i.test(field);

function isStored(value: unknown): value is StoredDraft {
  const { savedAt, what, values } = (value ?? {}) as Partial<StoredDraft>;
  return (
    typeof savedAt === 'number' && typeof what === 'string' && typeof values === 'object' && values !== null
  );
}

function parsed(text: string | null): StoredDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStored(value) && Date.now() - value.savedAt < maxAgeMs ? value : null;
  } catch {
    return null;
  }
}

/** Only what the form has today, of the same kind: a draft may be older than the form. */
function fitting<T extends object>(values: DraftValues, form: T): Partial<T> {
  const fits = ([name, value]: [string, unknown]) =>
    Object.hasOwn(form, name) &&
    typeof value === typeof form[name as keyof T] &&
    (typeof value === 'boolean' || (typeof value === 'string' && value.length <= maxLength)) &&
    !isSecret(name);
  return Object.fromEntries(Object.entries(values).filter(fits)) as Partial<T>;
}

// Private windows of some browsers refuse storage; what is typed then lasts as long as the page.

/**
 * What the owner typed into a form and has not sent; null without such.
 * @param form the form as it is when empty, which says what may stand in its fields
 */
export function readDraft<T extends object>(
  name: string,
  form: T,
  owner: string = sessionOwner(),
): Partial<T> | null {
  try {
    const stored = parsed(storageOf(owner).getItem(keyOf(owner, name)));
    const values = stored === null ? {} : fitting(stored.values, form);
    return Object.keys(values).length === 0 ? null : values;
  } catch {
    return null;
  }
}

export function hasDraft(name: string): boolean {
  const owner = sessionOwner();
  try {
    return parsed(storageOf(owner).getItem(keyOf(owner, name))) !== null;
  } catch {
    return false;
  }
}

/** Stores what differs from `base`; nothing where that is nothing. */
export function writeDraft<T extends object>(
  name: string,
  draft: { readonly what: string; readonly values: T; readonly base: T },
  owner: string = sessionOwner(),
): void {
  const { what, values, base } = draft;
  const typed = Object.entries(fitting(values as DraftValues, base)).filter(
    ([field, value]) => value !== base[field as keyof T],
  );
  const stored: StoredDraft = { savedAt: Date.now(), what, values: Object.fromEntries(typed) };
  try {
    if (typed.length === 0) storageOf(owner).removeItem(keyOf(owner, name));
    else storageOf(owner).setItem(keyOf(owner, name), JSON.stringify(stored));
  } catch {}
}

export function removeDraft(name: string, owner: string = sessionOwner()): void {
  try {
    storageOf(owner).removeItem(keyOf(owner, name));
  } catch {}
}

function keysIn(storage: Storage, start: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(start),
  );
}

/** What the person who is signed in has typed and not sent, in words. */
export function ownDrafts(): readonly string[] {
  const owner = sessionOwner();
  try {
    const storage = storageOf(owner);
    const drafts = keysIn(storage, keyOf(owner, '')).map((key) => parsed(storage.getItem(key)));
    return [...new Set(drafts.flatMap((draft) => (draft === null ? [] : [draft.what])))];
  } catch {
    return [];
  }
}

/** On sign-out: phones are shared. Those of other people stay for them. */
export function removeOwnDrafts(): void {
  const owner = sessionOwner();
  try {
    for (const key of keysIn(storageOf(owner), keyOf(owner, ''))) storageOf(owner).removeItem(key);
    for (const key of keysIn(sessionStorage, prefix)) sessionStorage.removeItem(key);
  } catch {}
}

/** Removes everybody's drafts that are older than seven days. */
export function removeOldDrafts(): void {
  try {
    for (const key of keysIn(localStorage, prefix)) {
      if (parsed(localStorage.getItem(key)) === null) localStorage.removeItem(key);
    }
  } catch {}
}

/** After signing in: what a visitor has typed in this tab is theirs from now on, unless they have a draft already. */
export function takeOverDraft(name: string): void {
  const owner = sessionOwner();
  if (owner === '') return;
  try {
    const visitors = sessionStorage.getItem(keyOf('', name));
    if (visitors === null) return;
    sessionStorage.removeItem(keyOf('', name));
    if (localStorage.getItem(keyOf(owner, name)) === null) localStorage.setItem(keyOf(owner, name), visitors);
  } catch {}
}
