import * as z from 'zod';
import { claimMessages, readClaimWord } from '#shared/domain/claims.ts';
import { code, isoTime } from './fields.ts';
import { route } from './route.ts';
import { placeQuery, timePagination } from './timeList.ts';

/** In capitals, without what separates them. */
const claimWord = () =>
  z
    .string(claimMessages.mistyped)
    .max(40, claimMessages.mistyped)
    .transform((typed, context) => {
      const word = readClaimWord(typed);
      if (word !== null) return word;
      context.issues.push({ code: 'custom', message: claimMessages.mistyped, input: typed });
      return z.NEVER;
    });

export const claimInput = () => z.strictObject({ code: code(), word: claimWord() });

const claimedCode = () =>
  z.object({
    zarcode: z.string(),
    /** As it was when it was handed on. */
    title: z.string().optional(),
    claimedAt: isoTime(),
  });

export const claims = {
  list: route(() => ({
    method: 'GET',
    path: '/claims',
    level: 'user',
    summary:
      "The caller's codes that their residents claimed, newest first, ten a page; not who has them now",
    query: placeQuery(),
    response: z.object({ claimed: z.array(claimedCode()), pagination: timePagination() }),
    // Residents claim them.
    cacheSeconds: 60,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/claims',
    level: 'user',
    summary: 'Take over a code with the word of its claim slip: it belongs to the caller from then on',
    body: claimInput(),
    response: z.object({ zarcode: z.string(), claimedAt: isoTime() }),
    errors: [
      'account_unconfirmed',
      'claim_code_deleted',
      'claim_creator_inactive',
      'claim_own_code',
      'claim_slip_ended',
      'claim_slip_revoked',
      'claim_slip_used',
      'claim_word_wrong',
      'code_limit_reached',
      'too_many_requests',
      'unavailable',
    ],
    refreshes: ['zarcodes', 'user', 'search'],
  })),
};
