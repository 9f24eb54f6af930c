import * as z from 'zod';
import { route } from './route.ts';

const userStats = () =>
  z.object({
    totalCodes: z.number(),
    /** Codes made this calendar month, Africa/Johannesburg. */
    thisMonth: z.number(),
    /** In how many provinces. */
    provinces: z.number(),
  });
export type UserStats = z.output<ReturnType<typeof userStats>>;

export const user = {
  stats: route(() => ({
    method: 'GET',
    path: '/user/stats',
    level: 'user',
    summary: "Counts of the caller's codes",
    response: userStats(),
    cacheSeconds: 300,
  })),
};
