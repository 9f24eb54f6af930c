import { describe, expect, it, test } from 'vitest';
import {
  canDecideRequest,
  canDeleteCode,
  canEditAsCreator,
  canEditCode,
  canEditImages,
  canRequestChange,
  canSeeHistory,
  canSeeInactiveCreator,
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

describe.each([
  ['canEditCode', (caller: Who, ownerId: string) => canEditCode(caller, { ownerId })],
  ['canSeeHistory', (caller: Who, ownerId: string) => canSeeHistory(caller, { ownerId })],
  ['canSeeInactiveCreator', (caller: Who, userId: string) => canSeeInactiveCreator(caller, { userId })],
] as const)('%s', (_, can) => {
  test.each<[string, Role, string, boolean]>([
    ['usr_1', 'user', 'usr_1', true],
    ['usr_1', 'user', 'usr_2', false],
    ['usr_1', 'admin', 'usr_2', true],
    ['usr_1', 'super_admin', 'usr_2', true],
    ['', 'user', '', false],
  ])('%s as %s, of %s: %s', (id, role, other, expected) => {
    expect(can({ id, role }, other)).toBe(expected);
  });
});
interface Who {
  readonly id: string;
  readonly role: Role;
}

describe('canEditAsCreator', () => {
  const active = { isActive: true };
  test.each<[string, string, boolean, { isActive: boolean } | null, boolean]>([
    ['usr_1', 'usr_1', true, active, true],
    ['usr_1', 'usr_2', true, active, false],
    ['usr_1', 'usr_1', false, active, false],
    ['usr_1', 'usr_1', true, { isActive: false }, false],
    ['usr_1', 'usr_1', true, null, false],
    ['', '', true, active, false],
  ])('%s, of %s, a creator code: %s, profile: %o: %s', (id, ownerId, isCreatorCode, creator, expected) => {
    expect(canEditAsCreator({ id, role: 'user' }, { ownerId, isCreatorCode }, creator)).toBe(expected);
  });
});

test.each([
  ['usr_1', 'usr_2', true],
  ['usr_1', 'usr_1', false],
  ['', 'usr_2', false],
])('%s may decide on a request of %s: %s', (id, userId, expected) => {
  expect(canDecideRequest({ id }, { userId })).toBe(expected);
});
