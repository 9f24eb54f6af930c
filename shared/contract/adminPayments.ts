import * as z from 'zod';
import { id } from './fields.ts';
import { route } from './route.ts';

export const adminPayments = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/payments',
    level: 'admin',
    summary: 'list of adminPayments',
    response: z.object({}),
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/payments/{id}',
    level: 'admin',
    summary: 'get of adminPayments',
    params: z.strictObject({ id: id('adm') }),
    response: z.object({}),
  })),
};
