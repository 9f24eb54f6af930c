// Made by `node scripts/routes.ts` from shared/contract; do not edit.
import type { VillageRouteKey, WebRoute } from './routeTypes.ts';

export const villageRouteTable: Readonly<Record<VillageRouteKey, WebRoute>> = {
  'claims.list': { method: 'GET', path: '/claims', level: 'user', cacheSeconds: 60 },
  'creators.former': { method: 'GET', path: '/creators/me/former', level: 'user' },
  'creators.details': { method: 'POST', path: '/creators/me/details', level: 'user', refreshes: 'nothing' },
  'imports.create': { method: 'POST', path: '/creators/me/imports', level: 'user' },
  'imports.commit': {
    method: 'POST',
    path: '/creators/me/imports/{id}/commit',
    level: 'user',
    refreshes: ['creators', 'zarcodes', 'user', 'search'],
  },
  'imports.get': { method: 'GET', path: '/creators/me/imports/{id}', level: 'user' },
  'imports.list': { method: 'GET', path: '/creators/me/imports', level: 'user' },
  'imports.cancel': { method: 'PUT', path: '/creators/me/imports/{id}/cancel', level: 'user' },
  'imports.undo': {
    method: 'POST',
    path: '/creators/me/imports/{id}/undo',
    level: 'user',
    refreshes: ['creators', 'zarcodes', 'user', 'search'],
  },
  'imports.results': { method: 'GET', path: '/creators/me/imports/{id}/results', level: 'user' },
  'reservations.create': {
    method: 'POST',
    path: '/creators/me/reservations',
    level: 'user',
    idempotent: true,
    refreshes: ['creators'],
  },
  'reservations.list': { method: 'GET', path: '/creators/me/reservations', level: 'user' },
  'reservations.delete': { method: 'DELETE', path: '/creators/me/reservations/{id}', level: 'user' },
  'zarcodes.createForCreator': {
    method: 'POST',
    path: '/zarcodes/creator',
    level: 'user',
    idempotent: true,
    refreshes: ['creators', 'user', 'search'],
  },
};
