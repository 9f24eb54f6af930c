import type { IssueKind } from '#shared/domain/issueKinds.ts';
import type { DemoCode } from './demo/codes.ts';
import { customerAt, demoCustomers } from './demo/customers.ts';
import { seededRandom } from './demo/random.ts';
import { demoPeople, demoUserId } from './demoAccounts.ts';

const customers = demoCustomers();

/** A bundle is bought an hour before its first code. */
const marginMs = 2 * 3_600_000;
const fromBundles = 0.35;

/** Whose a demo code is: one of the demo people's, or else a customer's who had registered by then. */
export function ownerOfCode({ share, ageMs, suffixSeed }: DemoCode): { ownerId: string; kind: IssueKind } {
  const person = demoPeople.find(({ upTo }) => share < upTo);
  if (person !== undefined) return { ownerId: demoUserId(person), kind: 'paid' };
  const random = seededRandom(`owner ${suffixSeed}`);
  const customer = customerAt(customers, ageMs + marginMs, random.number());
  if (customer === undefined) throw new Error('No customer had registered when a demo code was made');
  return { ownerId: customer.id, kind: random.number() < fromBundles ? 'bundle' : 'paid' };
}
