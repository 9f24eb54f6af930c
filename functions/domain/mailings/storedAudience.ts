import { getUserIdByEmail } from '#functions/data/users.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Audience, EnteredAudience } from '#shared/contract/mailings.ts';

/** What an admin writes. */
export interface Draft {
  readonly subject: string;
  readonly text: string;
  readonly audience: EnteredAudience;
}

/** One person by their id. @throws 422 where nobody has the address. */
export async function storedAudienceOf(
  { table }: Pick<Dependencies, 'table'>,
  entered: EnteredAudience,
): Promise<Audience> {
  if (entered.kind !== 'person') return entered;
  const userId = await getUserIdByEmail(table, entered.email);
  if (userId !== null) return { kind: 'person', userId };
  const message = 'No account has this email address.';
  throw new ApiError('account_unknown', message, { fields: { 'audience.email': message } });
}
