import * as z from 'zod';
import { amount } from './fields.ts';
import { route } from './route.ts';

export const prices = {
  current: route(() => ({
    method: 'GET',
    path: '/prices/current',
    level: 'public',
    summary: 'The price of one code, including VAT, in rands',
    response: z.object({ amount: amount() }),
    edgeSeconds: 3600,
  })),
};
