import { expect, test } from 'vitest';
import { matchPages } from '#web/features/shell/matchPages.ts';
import { type Found, paletteGroups } from '#web/features/shell/paletteGroups.ts';

const pages = [
  { label: 'Change Requests', also: 'Edits' },
  { label: 'Pricing', also: 'Prices' },
  { label: 'Payments', also: 'Orders, prices paid' },
  { label: 'Settings' },
];
const labels = (text: string) => matchPages(text, pages).map(({ label }) => label);

test.each([
  ['', ['Change Requests', 'Pricing', 'Payments', 'Settings']],
  ['pay', ['Payments']],
  ['PRÍC', ['Pricing', 'Payments']],
  ['req ch', ['Change Requests']],
  ['edits', ['Change Requests']],
  ['ettings', []],
  ['pay nothing', []],
])('the pages for “%s”', (text, expected) => {
  expect(labels(text)).toEqual(expected);
});

test('without a text all pages are listed, those of super admins only to them', () => {
  const titles = (isSuperAdmin: boolean) =>
    paletteGroups('', {}, isSuperAdmin).flatMap(({ options }) => options.map(({ title }) => title));
  expect(titles(true)).toEqual(expect.arrayContaining(['Dashboard', 'Settings', 'Audit']));
  expect(titles(false)).toContain('Dashboard');
  expect(titles(false)).not.toContain('Settings');
  expect(titles(false)).not.toContain('Audit');
});

function people(count: number): NonNullable<Found['people']> {
  const users = Array.from({ length: count }, (_, index) => ({
    id: `usr_${index}`,
    firstName: 'Nomsa',
    lastName: `Dube ${index}`,
    email: `nomsa${index}@example.co.za`,
    contactTel: '',
    role: 'user' as const,
    disabled: index === 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  }));
  return { users, pagination: { page: 1, limit: 20, total: count, totalPages: 1, isPartial: false } };
}

test('a group without results is left out', () => {
  const groups = paletteGroups('nomsa', { people: people(2) }, true);
  expect(groups.map(({ label }) => label)).toEqual(['People']);
  expect(groups[0]?.options.map(({ line }) => line)).toEqual([
    'nomsa0@example.co.za',
    'nomsa1@example.co.za, disabled',
  ]);
});

test('five of a kind are listed, and a link to all', () => {
  const options = (count: number) =>
    paletteGroups(' nomsa ', { people: people(count) }, true)[0]?.options ?? [];
  expect(options(5)).toHaveLength(5);
  expect(options(6)).toHaveLength(6);
  expect(options(6)[5]).toMatchObject({
    title: 'All 6 people',
    link: { to: '/admin/users', search: { search: 'nomsa' } },
  });
});
