import { expect, test } from 'vitest';
import { day, listSearch, oneOf, openItem, order, pageNumber, text } from '#web/ui/list/listSearch.ts';

const search = listSearch({
  words: text(5),
  role: oneOf(['user', 'admin']),
  from: day(),
  sortBy: order(['newest', 'oldest'], 'newest'),
  page: pageNumber(9),
  open: openItem(),
});
const initial = search.read({});

test('a value missing from the URL has its default', () => {
  expect(initial).toEqual({ words: '', role: '', from: '', sortBy: 'newest', page: 1, open: '' });
});

test('values read from a URL produce the same URL', () => {
  const url = { words: '123', role: 'admin', from: '2026-02-28', sortBy: 'oldest', page: 2, open: 'usr_1' };
  expect(search.params(search.read({ ...url, page: '2', words: 123, other: 'x' }))).toEqual(url);
});

test('parameters that are not of the list stay in the URL', () => {
  const url = { tab: 'codes', role: 'admin', words: 'Nomsa' };
  expect(search.params({ ...search.read(url), role: '' }, url)).toEqual({ tab: 'codes', words: 'Nomsa' });
});

test.each([
  [{ words: 'too long' }, { words: 'too l' }],
  [{ role: 'constructor' }, { role: '' }],
  [{ role: ['admin'] }, { role: '' }],
  [{ from: '2026-02-30' }, { from: '' }],
  [{ from: '28 February' }, { from: '' }],
  [{ sortBy: '' }, { sortBy: 'newest' }],
  [{ page: '10' }, { page: 1 }],
  [{ page: '0' }, { page: 1 }],
  [{ page: '' }, { page: 1 }],
])('%j is read as %j', (url, values) => {
  expect(search.read(url)).toMatchObject(values);
});

test('a new filter or order returns to the first page and closes the open item', () => {
  const values = { ...initial, page: 3, open: 'usr_1' };
  for (const changed of [{ words: 'Nomsa' }, { sortBy: 'oldest' as const }]) {
    expect(search.change(values, changed)).toEqual({ ...initial, ...changed });
  }
});

test('another page closes the open item; opening an item keeps the page', () => {
  const values = { ...initial, words: 'Nomsa', page: 3, open: 'usr_1' };
  expect(search.change(values, { page: 4 })).toEqual({ ...values, page: 4, open: '' });
  expect(search.change(values, { open: 'usr_2' })).toEqual({ ...values, open: 'usr_2' });
});

test('the order is not a filter, and is not cleared with the filters', () => {
  const sorted = { ...initial, sortBy: 'oldest' as const, page: 2 };
  expect(search.isFiltered(sorted)).toBe(false);
  const filtered = { ...sorted, role: 'admin' as const };
  expect(search.isFiltered(filtered)).toBe(true);
  expect(search.withoutFilters(filtered)).toEqual({ ...sorted, page: 1 });
});

test('the key depends on the rows, not on the open item', () => {
  expect(search.keyOf({ ...initial, open: 'usr_1' })).toBe(search.keyOf(initial));
  expect(search.keyOf({ ...initial, page: 2 })).not.toBe(search.keyOf(initial));
});
