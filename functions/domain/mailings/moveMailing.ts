import { type Mailing, writeMailing } from '#functions/data/mailings.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { MailingState } from '#shared/contract/mailings.ts';
import { mailingEntry } from './auditedMailing.ts';
import { findMailing } from './findMailing.ts';

interface Move {
  readonly from: readonly MailingState[];
  readonly to: MailingState;
  readonly refusal: string;
}

const moves = {
  'mailings.pause': { from: ['sending'], to: 'paused', refusal: 'This email is not being sent.' },
  'mailings.resume': { from: ['paused'], to: 'sending', refusal: 'This email is not paused.' },
  'mailings.cancel': {
    from: ['sending', 'paused'],
    to: 'cancelled',
    refusal: 'This email is not being sent.',
  },
} as const satisfies Record<string, Move>;

/** @throws 404, 409 where it is in another state. */
export async function moveMailing(
  deps: Dependencies,
  action: keyof typeof moves,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<Mailing> {
  const { from, to, refusal }: Move = moves[action];
  for (;;) {
    const before = await findMailing(deps, id);
    if (!from.includes(before.state)) throw new ApiError('mailing_state', refusal);
    const after: Mailing = {
      ...before,
      state: to,
      ...(to === 'cancelled' && { endedAt: deps.now().toISOString() }),
    };
    const entry = mailingEntry(deps, { actorId, action, before, after });
    // Refused where the job has sent some more meanwhile.
    if (await transactIfAllowed(deps.table, [writeMailing(after), entry])) {
      return { ...after, version: after.version + 1 };
    }
  }
}
