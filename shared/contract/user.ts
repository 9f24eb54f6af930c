import * as z from 'zod';
import { route } from './route.ts';

const userStats = () =>
  z.object({
    /** With those made as a creator. */
    totalCodes: z.number(),
    /** Without them: what the lists, the maps and the limit are about, and the two below. */
    ownCodes: z.number(),
    /** Codes created this calendar month, Africa/Johannesburg. */
    thisMonth: z.number(),
    /** The number of provinces in which the caller has codes. */
    provinces: z.number(),
  });
export type UserStats = z.output<ReturnType<typeof userStats>>;

export const user = {
  stats: route(() => ({
    method: 'GET',
    path: '/user/stats',
    level: 'user',
    summary: "Statistics about the caller's codes",
    response: userStats(),
    cacheSeconds: 300,
  })),
};
