import { expect, test } from 'vitest';
import { codeSearch } from '#web/features/myCodes/codeSearch.ts';

test('reads the filters of the URL', () => {
  const search = { search: 'spaza', province: 'Gauteng', sortBy: 'title-asc', page: '3' };
  expect(codeSearch.params(codeSearch.read(search))).toEqual({ ...search, page: 3 });
});

test.each([
  { page: '-1' },
  { page: '1.5' },
  { page: 'x' },
  { page: '1' },
  { province: 'Atlantis' },
  { sortBy: 'constructor' },
  { sortBy: 'toString' },
])('%j is dropped', (search) => {
  expect(codeSearch.params(codeSearch.read(search))).toEqual({});
});
