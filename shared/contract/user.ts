import * as z from 'zod';
import { givenPassword } from './fields.ts';
import { route } from './route.ts';

const userStats = () =>
  z.object({
    totalCodes: z.number(),
    /** Codes created this calendar month, Africa/Johannesburg. */
    thisMonth: z.number(),
    /** The number of provinces in which the caller has codes. */
    provinces: z.number(),
  });
export type UserStats = z.output<ReturnType<typeof userStats>>;

/** What becomes of the codes of a person who leaves. */
export const codeChoices = ['release', 'keep'] as const;
export type CodeChoice = (typeof codeChoices)[number];

const erasure = () =>
  z.strictObject({
    password: givenPassword(),
    codes: z.enum(codeChoices, 'Please choose what happens to your ZarCodes.'),
  });

export const user = {
  erase: route(() => ({
    method: 'DELETE',
    path: '/user',
    level: 'user',
    summary: 'Delete the account and everything that is stored about the person; payments stay without them',
    body: erasure(),
    response: z.object({ message: z.string() }),
    errors: ['password_wrong', 'last_super_admin', 'too_many_requests', 'unavailable'],
    // The session is over, and with it everything that was cached.
    refreshes: 'nothing',
  })),
  stats: route(() => ({
    method: 'GET',
    path: '/user/stats',
    level: 'user',
    summary: "Statistics about the caller's codes",
    response: userStats(),
    cacheSeconds: 300,
  })),
};
