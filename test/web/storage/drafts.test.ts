import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn, signOut } from '#web/session/session.ts';
import {
  hasDraft,
  ownDrafts,
  readDraft,
  removeOldDrafts,
  removeOwnDrafts,
  takeOverDraft,
  writeDraft,
} from '#web/storage/drafts.ts';

class FakeStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

const day = 24 * 60 * 60 * 1000;
const base = { title: '', terms: false, password: '' };
const typed = { ...base, title: 'Spaza' };
const user = { firstName: 'Thandi', lastName: 'Mokoena', role: 'user' } as const;

function signInAs(sub: string): void {
  signIn(`x.${btoa(JSON.stringify({ sub, exp: Date.now() / 1000 + 30 * 24 * 3600 }))}.y`, user);
}

const write = (values: typeof base, name = 'form', what = 'a form') =>
  writeDraft(name, { what, values, base });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
});

afterEach(() => {
  signOut();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what was typed is read again by the same person only', () => {
  signInAs('usr_1');
  write(typed);
  expect(readDraft('form', base)).toEqual({ title: 'Spaza' });
  signInAs('usr_2');
  expect(readDraft('form', base)).toBeNull();
  signInAs('usr_1');
  expect(readDraft('form', base)).toEqual({ title: 'Spaza' });
});

test('a form that says what it began with has no draft', () => {
  signInAs('usr_1');
  write(typed);
  write(base);
  expect(hasDraft('form')).toBe(false);
});

test('a password is never stored', () => {
  signInAs('usr_1');
  write({ ...typed, password: 'sunny-morning-7' });
  expect(localStorage.getItem('draft.usr_1.form')).not.toContain('sunny');
  expect(readDraft('form', base)).toEqual({ title: 'Spaza' });
});

test('a draft is read for seven days', () => {
  signInAs('usr_1');
  write(typed);
  vi.setSystemTime(Date.now() + 7 * day - 1000);
  expect(hasDraft('form')).toBe(true);
  vi.setSystemTime(Date.now() + 1000);
  expect(readDraft('form', base)).toBeNull();
  expect(ownDrafts()).toEqual([]);
  const before = localStorage.length;
  removeOldDrafts();
  expect(localStorage.length).toBe(before - 1);
});

test.each([
  ['of another kind', { title: 7 }],
  ['of a field that the form does not have', { subject: 'Spaza' }],
  ['too long for any field', { title: 'x'.repeat(10_001) }],
  ['a password', { password: 'sunny-morning-7' }],
])('a stored value is left out: %s', (_, values) => {
  signInAs('usr_1');
  localStorage.setItem('draft.usr_1.form', JSON.stringify({ savedAt: Date.now(), what: 'a form', values }));
  expect(readDraft('form', base)).toBeNull();
});

test.each(['no JSON', 'null', '7', '{"savedAt":1}'])('what is no draft is none: %s', (text) => {
  signInAs('usr_1');
  localStorage.setItem('draft.usr_1.form', text);
  expect(readDraft('form', base)).toBeNull();
  expect(hasDraft('form')).toBe(false);
});

test("signing out removes one's own drafts, which can be named before", () => {
  signInAs('usr_2');
  write(typed);
  signInAs('usr_1');
  write(typed, 'contact', 'a message to us');
  write(typed, 'generator', 'the details of a ZarCode');
  expect(ownDrafts()).toEqual(['a message to us', 'the details of a ZarCode']);
  removeOwnDrafts();
  expect(ownDrafts()).toEqual([]);
  signInAs('usr_2');
  expect(ownDrafts()).toEqual(['a form']);
});

test("a visitor's draft belongs to the tab, and to the person once they have signed in", () => {
  write(typed, 'contact');
  expect(localStorage.length).toBe(0);
  expect(readDraft('contact', base)).toEqual({ title: 'Spaza' });
  signInAs('usr_1');
  expect(readDraft('contact', base)).toBeNull();
  takeOverDraft('contact');
  expect(readDraft('contact', base)).toEqual({ title: 'Spaza' });
  expect(sessionStorage.length).toBe(0);
});

test("a visitor's draft does not replace a person's own", () => {
  write(typed);
  signInAs('usr_1');
  write({ ...base, title: 'Tavern' });
  takeOverDraft('form');
  expect(readDraft('form', base)).toEqual({ title: 'Tavern' });
});
