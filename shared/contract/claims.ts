import * as z from 'zod';
import { claimMessages, readClaimWord } from '#shared/domain/claims.ts';
import { code, isoTime } from './fields.ts';
import { route } from './route.ts';

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

export const claims = {
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
