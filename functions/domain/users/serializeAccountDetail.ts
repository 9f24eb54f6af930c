import * as z from 'zod';
import { readable } from '#functions/domain/export/readable.ts';
import { serializeProfile } from '#functions/domain/user/serializeProfile.ts';
import { type AccountDetail, accountDetail } from '#shared/contract/users.ts';
import { type LoadedDetail, maxListed } from './loadAccountDetail.ts';
import { serializeAccount } from './serializeAccount.ts';

const MailKind = z.object({ content: z.object({ kind: z.string() }) });

/** Records of lists are parsed here, since they are read as they are stored. */
export function serializeAccountDetail(detail: LoadedDetail): AccountDetail {
  const { user, change, creator, counts, bundles, requests, audit } = detail;
  const { codes, payments, mails, messages } = detail;
  const { pendingEmail } = serializeProfile(user, change);
  const { totalCodes, ownCodes } = counts;
  return accountDetail().parse({
    user: serializeAccount(user),
    ...(pendingEmail !== undefined && { pendingEmail }),
    ...(creator !== null && { creator }),
    numbers: { totalCodes, ownCodes, credits: bundles.reduce((sum, { remaining }) => sum + remaining, 0) },
    codes: codes.map(readable),
    payments: payments.map(readable),
    bundles: bundles.toReversed().slice(0, maxListed),
    changeRequests: requests.map(readable),
    mails: mails.map((mail) => ({ ...readable(mail), kind: MailKind.parse(mail).content.kind })),
    messages: messages.map(readable),
    audit,
  });
}
