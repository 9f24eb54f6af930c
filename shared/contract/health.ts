import * as z from 'zod';
import { route } from './route.ts';

export const health = {
  get: route(() => ({
    method: 'GET',
    path: '/health',
    level: 'public',
    direct: true,
    summary: 'Check that the API and its table respond',
    response: z.object({ status: z.literal('ok') }),
    errors: ['unavailable'],
  })),
};
