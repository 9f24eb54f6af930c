import { expect, test } from 'vitest';
import { auditKinds } from '#shared/contract/audit.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';

test('what was changed has a page, but for mailings', () => {
  const without = auditKinds.filter((kind) => targetLink({ kind, id: 'usr_1' }) === undefined);
  expect(without).toEqual(['mailing']);
});

test('a thing with a page of its own is linked to it', () => {
  expect(targetLink({ kind: 'payment', id: 'pay_1' })).toEqual({
    to: '/admin/payments/$id',
    params: { id: 'pay_1' },
  });
  expect(targetLink({ kind: 'export', id: 'maps' })).toEqual({ to: '/admin/maps-content' });
});
