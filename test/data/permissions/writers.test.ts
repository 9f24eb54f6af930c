/** Who may write which items. */
import { expect, test } from 'vitest';
import { jobPermissions } from '#infra/permissions/jobs.ts';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { allowed } from './uses.ts';

test('only routes of accounts reserve emails and write users, and only jobs suppress addresses', () => {
  const writers = (key: string) =>
    [
      ...allRoutes().map((named) => [named.key, permissionsOf(named)] as const),
      ...Object.entries(jobPermissions),
    ]
      .filter(([, { table = [] }]) =>
        allowed(table).some((use) => use.endsWith(` ${key}`) && /^(?:Put|Update|Delete)/.test(use)),
      )
      .map(([name]) => name);
  expect(writers('EMAIL')).toEqual([
    'auth.register',
    'auth.confirmEmail',
    'auth.undoEmail',
    'auth.keepAccount',
    'users.create',
    'users.update',
    'users.delete',
    'erasures',
  ]);
  expect(writers('SUPPRESS')).toEqual([
    'sideEffects',
    'erasures',
    'resendMail',
    'sendMailings',
    'mailEvents',
  ]);
  expect(writers('USER')).toEqual([
    'auth.register',
    'auth.resetPassword',
    'auth.confirmEmail',
    'auth.undoEmail',
    'auth.keepAccount',
    'unsubscribe.create',
    'user.erase',
    'user.updateProfile',
    'user.password',
    'user.changePassword',
    'user.endSessions',
    'users.create',
    'users.update',
    'users.delete',
    'users.toggle',
    'users.password',
    'users.keepAccount',
    'users.endSessions',
    'erasures',
  ]);
  const settling = ['payments.create', 'payments.complete', 'payments.notify'];
  const settlers = ['confirmNotices', 'reconcile'];
  const refunding = ['refunds.create', 'refunds.resolve'];
  const moneyMoved = ['credits.complete', ...settling, ...refunding, 'zarcodes.create'];
  expect(writers('LEDGER')).toEqual([...moneyMoved, 'erasures', ...settlers]);
  expect(writers('BUNDLE')).toEqual([...moneyMoved, 'erasures', ...settlers]);
  expect(writers('COUNTS')).toEqual([
    'adminZarcodes.create',
    'adminZarcodes.update',
    'adminZarcodes.delete',
    'adminZarcodes.setVisibility',
    'claims.create',
    ...settling,
    ...refunding,
    'reservations.create',
    'zarcodes.create',
    'zarcodes.createForCreator',
    'zarcodes.update',
    'zarcodes.delete',
    'zarcodes.restore',
    'zarcodes.setVisibility',
    'erasures',
    ...settlers,
    'runImports',
  ]);
  expect(writers('NOTES')).toEqual([
    'changeRequests.decide',
    'claims.create',
    'credits.complete',
    'messages.reply',
    'notifications.markRead',
    ...settling,
    'visits.create',
    'zarcodes.get',
    'zarcodes.batch',
    'zarcodes.export',
    'erasures',
    ...settlers,
    'runImports',
  ]);
  expect(writers('REFUND')).toEqual([
    'credits.complete',
    'payments.complete',
    'payments.notify',
    ...refunding,
    'sideEffects',
    'invoicePayments',
    ...settlers,
  ]);
  expect(writers('TOINVOICE')).toEqual([
    'credits.complete',
    'payments.complete',
    'payments.notify',
    'sideEffects',
    'invoicePayments',
    ...settlers,
  ]);
  expect(writers('TOCREDIT')).toEqual([...refunding, 'sideEffects', 'invoicePayments']);
  for (const key of ['INVOICE', 'CREDIT', 'NUMBERS']) {
    expect(writers(key), key).toEqual(['sideEffects', 'invoicePayments']);
  }
  expect(writers('PFID')).toEqual(['payments.notify', ...settlers]);
  expect(writers('RECONCILIATION')).toEqual(['reconcile']);
  expect(writers('NOTICE')).toEqual(['payments.notify', 'erasures', 'confirmNotices']);
  expect(writers('PAIDPLACE')).toEqual(['payments.notify', 'erasures', ...settlers]);
});
