import { describe, expect, it, test } from 'vitest';
import {
  canDeleteCode,
  canEditImages,
  canRequestChange,
  canSeePayment,
  isAdmin,
  type Level,
  meetsLevel,
  type Role,
} from '#shared/domain/can.ts';

const levels: Level[] = ['public', 'user', 'admin', 'superAdmin'];

describe('meetsLevel', () => {
  const table: [Role | null, boolean[]][] = [
    [null, [true, false, false, false]],
    ['user', [true, true, false, false]],
    ['admin', [true, true, true, false]],
    ['super_admin', [true, true, true, true]],
  ];
  test.each(table)('%s', (role, expected) => {
    expect(levels.map((level) => meetsLevel(role, level))).toEqual(expected);
  });

  it('grants nothing to an unknown role', () => {
    const stored = 'owner' as Role; // a damaged item
    expect(levels.map((level) => meetsLevel(stored, level))).toEqual([true, false, false, false]);
  });
});

test.each<[Role | null, boolean]>([
  [null, false],
  ['user', false],
  ['admin', true],
  ['super_admin', false],
])('isAdmin(%s) is %s', (role, expected) => {
  expect(isAdmin(role)).toBe(expected);
});

describe.each([
  ['canDeleteCode', canDeleteCode],
  ['canEditImages', canEditImages],
  ['canRequestChange', canRequestChange],
] as const)('%s', (_, can) => {
  const table: [string, Role, string, boolean][] = [
    ['usr_1', 'user', 'usr_1', true],
    ['usr_1', 'user', 'usr_2', false],
    ['usr_1', 'admin', 'usr_2', false],
    ['usr_1', 'super_admin', 'usr_2', false],
    ['usr_1', 'admin', 'usr_1', true],
    ['', 'user', '', false],
    ['', 'super_admin', 'usr_2', false],
  ];
  test.each(table)('%s as %s, code of %s: %s', (id, role, ownerId, expected) => {
    expect(can({ id, role }, { ownerId })).toBe(expected);
  });
});

test.each([
  ['usr_1', 'usr_1', true],
  ['usr_1', 'usr_2', false],
  ['', '', false],
])('%s may see a payment of %s: %s', (id, userId, expected) => {
  expect(canSeePayment({ id }, { userId })).toBe(expected);
});
