import { expect, test } from 'vitest';
import { readFilters } from '#web/features/myCodes/filters.ts';

test('the URL’s filters are read', () => {
  expect(readFilters({ search: 'spaza', province: 'Gauteng', sortBy: 'title-asc', page: '3' })).toEqual({
    search: 'spaza',
    province: 'Gauteng',
    sortBy: 'title-asc',
    page: 3,
  });
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
  expect(readFilters(search)).toEqual({});
});
