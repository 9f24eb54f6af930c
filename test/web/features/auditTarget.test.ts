import { expect, test } from 'vitest';
import { auditKinds } from '#shared/contract/audit.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';

test('whatever was changed has a page', () => {
  for (const kind of auditKinds) expect(targetLink({ kind, id: 'usr_1' }).to).toMatch(/^\/admin\/\w/);
});

test('a thing with a page of its own is linked to it', () => {
  expect(targetLink({ kind: 'payment', id: 'pay_1' })).toEqual({
    to: '/admin/payments/$id',
    params: { id: 'pay_1' },
  });
  expect(targetLink({ kind: 'export', id: 'maps' })).toEqual({ to: '/admin/maps-content' });
});
