import type { FormerEmail } from '#functions/data/formers.ts';

interface AddressTime {
  readonly hash: string;
  readonly since: string;
  /** Left out for the address of now. */
  readonly until?: string;
}

/**
 * When each of an account's addresses was its own, the first one first. What was sent from one at another time may be
 * somebody else's: nobody has to prove an address to register.
 */
export function addressTimes(
  { hash, createdAt }: { readonly hash: string; readonly createdAt: string },
  formers: readonly FormerEmail[],
): AddressTime[] {
  const inOrder = formers.toSorted((a, b) => (a.until < b.until ? -1 : 1));
  const sinceOf = (index: number) => inOrder[index - 1]?.until ?? createdAt;
  return [
    ...inOrder.map((former, index) => ({ ...former, since: sinceOf(index) })),
    { hash, since: sinceOf(inOrder.length) },
  ];
}
