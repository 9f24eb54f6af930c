import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { ApiError, callRoute } from '#web/api/client.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { PrintedSlip } from './drawSlip.ts';
import { printedSlip } from './printedSlip.ts';

export interface RefusedSlip {
  readonly code: string;
  readonly message: string;
}

/** The person's password, where it is asked for. */
type Password = string | undefined;

interface Slips {
  readonly made: readonly PrintedSlip[];
  readonly refused: readonly RefusedSlip[];
  readonly left: readonly ShownCard[];
}

/** One for each code, at most three calls at a time: about half a minute for three hundred. */
const lanes = 3;

/** These concern one code. What else is refused, the others would be, too. */
const isOfOneCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'already_claimed' || error.code === 'not_found');

interface Making {
  readonly password: Password;
  /** Called after each with all so far. */
  readonly onChange: (slips: Slips) => void;
  readonly isStopped: () => boolean;
}

/**
 * Makes a claim slip for each code, by the route for one: a lost response loses one word, and all others are here.
 * @throws what stopped it; `onChange` was called with what is left
 */
export async function makeSlips(before: Slips, { password, onChange, isStopped }: Making): Promise<Slips> {
  let slips = before;
  const change = (changes: Partial<Slips>) => {
    slips = { ...slips, ...changes };
    onChange(slips);
  };
  const waiting = [...before.left];
  const failures: unknown[] = [];
  const without = (card: ShownCard) => slips.left.filter((each) => each !== card);
  const make = async (card: ShownCard) => {
    try {
      const slip = await slipOf(card, password);
      change({ made: [...slips.made, slip], left: without(card) });
    } catch (error) {
      if (!isOfOneCode(error)) throw error;
      const refused = { code: shownCode(card.zarcode), message: error.message };
      change({ refused: [...slips.refused, refused], left: without(card) });
    }
  };
  const work = async () => {
    while (!isStopped() && failures.length === 0) {
      const card = waiting.shift();
      if (card === undefined) return;
      await make(card).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (failures.length > 0) throw failures[0];
  return slips;
}

async function slipOf({ zarcode, title }: ShownCard, password: Password): Promise<PrintedSlip> {
  const { word, endsAt } = await callRoute('zarcodes.createClaimSlip', {
    params: { code: zarcode },
    ...(password !== undefined && { body: { password } }),
  });
  return printedSlip({ zarcode, title, word, endsAt });
}
