import type { CreatorAccount } from '../e2e/creatorPeople.ts';
import type { Account } from '../e2e/people.ts';

/** Lighthouse's own mid-range phone. */
export const phone = { width: 412, height: 823 } as const;

export const desktop = { width: 1440, height: 900 } as const;

/** A running app, and an account with a code. */
export interface WebVisit {
  readonly url: string;
  readonly account: Account;
  /** Has a creator profile. */
  readonly creator: CreatorAccount;
  readonly admin: Pick<Account, 'token'>;
  /** May be edited. */
  readonly code: string;
}
