import type { FormerEmail } from '#functions/data/formers.ts';

interface AddressTime {
  readonly hash: string;
  readonly since: string;
  /** Whether a link that was mailed to it has been opened. */
  readonly isConfirmed: boolean;
  /** Left out for the address of now. */
  readonly until?: string;
}

type Account = Pick<AddressTime, 'hash' | 'isConfirmed'> & { readonly createdAt: string };

/**
 * When each of an account's addresses was its own, the first one first. What was sent from one at another time may be
 * somebody else's, and so may all of an address that was not confirmed: nobody has to prove one to register.
 */
export function addressTimes(
  { hash, createdAt, isConfirmed }: Account,
  formers: readonly FormerEmail[],
): AddressTime[] {
  const inOrder = formers.toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const sinceOf = (index: number) => inOrder[index - 1]?.until ?? createdAt;
  return [
    ...inOrder.map((former, index) => ({ ...former, since: sinceOf(index) })),
    { hash, isConfirmed, since: sinceOf(inOrder.length) },
  ];
}
