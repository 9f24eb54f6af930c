// Made by `node scripts/routes.ts` from shared/contract; do not edit.
import type { RouteKey } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

export type WebRoute = Pick<
  Route,
  'method' | 'path' | 'level' | 'optionalCaller' | 'idempotent' | 'cacheSeconds' | 'refreshes'
>;

export const routeTable: Readonly<Record<RouteKey, WebRoute>> = {
  'auth.register': { method: 'POST', path: '/auth/register', level: 'public', refreshes: 'nothing' },
  'auth.login': { method: 'POST', path: '/auth/login', level: 'public' },
  'auth.forgotPassword': {
    method: 'POST',
    path: '/auth/forgot-password',
    level: 'public',
    refreshes: 'nothing',
  },
  'auth.resetPassword': { method: 'POST', path: '/auth/reset-password', level: 'public' },
  'auth.confirmEmail': { method: 'POST', path: '/auth/confirm-email', level: 'public', refreshes: ['user'] },
  'auth.me': { method: 'GET', path: '/auth/me', level: 'user' },
  'bundles.active': { method: 'GET', path: '/bundles/active', level: 'user' },
  'changeRequests.my': { method: 'GET', path: '/change-requests/my', level: 'user', cacheSeconds: 60 },
  'contact.create': { method: 'POST', path: '/contact', level: 'public', optionalCaller: true },
  'health.get': { method: 'GET', path: '/health', level: 'public' },
  'images.list': { method: 'GET', path: '/zarcodes/{code}/images', level: 'public' },
  'images.create': { method: 'POST', path: '/zarcodes/{code}/images', level: 'user', idempotent: true },
  'images.complete': { method: 'POST', path: '/zarcodes/{code}/images/{imageId}/complete', level: 'user' },
  'images.update': { method: 'PUT', path: '/zarcodes/{code}/images/{imageId}', level: 'user' },
  'images.delete': { method: 'DELETE', path: '/zarcodes/{code}/images/{imageId}', level: 'user' },
  'payments.create': {
    method: 'POST',
    path: '/payments/create',
    level: 'user',
    idempotent: true,
    refreshes: ['zarcodes', 'user', 'bundles', 'search'],
  },
  'payments.get': { method: 'GET', path: '/payments/{id}', level: 'user', cacheSeconds: 0 },
  'payments.complete': {
    method: 'POST',
    path: '/payments/{id}/complete',
    level: 'user',
    idempotent: true,
    refreshes: ['zarcodes', 'user', 'bundles', 'search'],
  },
  'prices.current': { method: 'GET', path: '/prices/current', level: 'public' },
  'search.combined': { method: 'GET', path: '/search/combined', level: 'public', cacheSeconds: 60 },
  'settings.public': { method: 'GET', path: '/settings/public', level: 'public' },
  'user.erase': { method: 'DELETE', path: '/user', level: 'user', refreshes: 'nothing' },
  'user.export': { method: 'GET', path: '/user/export', level: 'user', cacheSeconds: 0 },
  'user.stats': { method: 'GET', path: '/user/stats', level: 'user', cacheSeconds: 300 },
  'user.profile': { method: 'GET', path: '/user/profile', level: 'user' },
  'user.updateProfile': { method: 'PUT', path: '/user/profile', level: 'user', refreshes: ['auth'] },
  'user.password': { method: 'PUT', path: '/user/password', level: 'user', refreshes: 'nothing' },
  'user.changePassword': {
    method: 'PUT',
    path: '/user/change-password',
    level: 'user',
    refreshes: 'nothing',
  },
  'user.endSessions': { method: 'POST', path: '/user/sessions/end', level: 'user', refreshes: 'nothing' },
  'vouchers.promoted': { method: 'GET', path: '/vouchers/promoted', level: 'public' },
  'vouchers.validate': { method: 'POST', path: '/vouchers/validate', level: 'user', refreshes: 'nothing' },
  'zarcodes.create': {
    method: 'POST',
    path: '/zarcodes',
    level: 'user',
    idempotent: true,
    refreshes: ['user', 'bundles', 'search'],
  },
  'zarcodes.list': { method: 'GET', path: '/zarcodes', level: 'user' },
  'zarcodes.recent': { method: 'GET', path: '/zarcodes/recent', level: 'user' },
  'zarcodes.inBounds': { method: 'GET', path: '/zarcodes/in-bounds', level: 'user' },
  'zarcodes.get': { method: 'GET', path: '/zarcodes/{code}', level: 'public', optionalCaller: true },
  'zarcodes.page': { method: 'GET', path: '/zarcodes/{code}/page', level: 'public' },
  'zarcodes.delete': {
    method: 'DELETE',
    path: '/zarcodes/{code}',
    level: 'user',
    refreshes: ['changeRequests', 'user', 'search'],
  },
  'zarcodes.requestChange': {
    method: 'POST',
    path: '/zarcodes/{code}/request-change',
    level: 'user',
    idempotent: true,
    refreshes: ['changeRequests'],
  },
};
