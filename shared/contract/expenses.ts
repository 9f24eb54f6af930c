import * as z from 'zod';
import { id, text } from './fields.ts';
import { route } from './route.ts';

export const expenses = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/expenses',
    level: 'admin',
    summary: 'x',
    response: z.object({}),
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/expenses',
    level: 'admin',
    summary: 'x',
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/expenses/{id}',
    level: 'admin',
    summary: 'x',
    params: z.strictObject({ id: id('exp') }),
    body: z.strictObject({ name: text(100, 'Please enter a name.') }),
    response: z.object({}),
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/admin/expenses/{id}',
    level: 'admin',
    summary: 'x',
    params: z.strictObject({ id: id('exp') }),
    response: z.object({}),
  })),
  totals: route(() => ({
    method: 'GET',
    path: '/admin/expenses/totals',
    level: 'admin',
    summary: 'x',
    response: z.object({}),
  })),
};
