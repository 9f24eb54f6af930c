import * as z from 'zod';
import { isoTime } from './fields.ts';
import { route } from './route.ts';

const bundle = () =>
  z.object({
    id: z.string(),
    totalZarcodes: z.number(),
    remainingZarcodes: z.number(),
    createdAt: isoTime(),
  });

export const bundles = {
  active: route(() => ({
    method: 'GET',
    path: '/bundles/active',
    level: 'user',
    summary: "The caller's bundles with codes left, oldest first",
    response: z.object({ bundles: z.array(bundle()) }),
  })),
};
