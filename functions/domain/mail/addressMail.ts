import type { Mail, UnsentReason } from '#functions/data/mailContents.ts';
import { findUserByEmail, getUser, getUserIdByEmail } from '#functions/data/users.ts';
import { startEmailConfirmation } from '#functions/domain/auth/confirmEmail.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { startEmailUndo } from '#functions/domain/auth/undoEmail.ts';
import { accountErasedMail } from '#functions/email/accountErased.ts';
import { adminCodeMail } from '#functions/email/adminCodeMails.ts';
import { changeDecisionMail } from '#functions/email/changeDecision.ts';
import { changeRequestMail } from '#functions/email/changeRequest.ts';
import { contactMessageMail } from '#functions/email/contactMessage.ts';
import { dailyStatsMail } from '#functions/email/dailyStats.ts';
import {
  emailChangedMail,
  emailChangingMail,
  emailConfirmationMail,
  emailReplacedMail,
  emailTakenMail,
  registeredMail,
} from '#functions/email/emailChangeMails.ts';
import { accountKeptMail } from '#functions/email/erasureMails.ts';
import { messageReplyMail } from '#functions/email/messageReply.ts';
import { newUserMail } from '#functions/email/newUser.ts';
import { passwordChangedMail, passwordResetMail } from '#functions/email/passwordMails.ts';
import { receiptMail } from '#functions/email/receipt.ts';
import { refundDueMail } from '#functions/email/refundDue.ts';
import { refundMadeMail } from '#functions/email/refundMade.ts';
import { testMail } from '#functions/email/testMail.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { AddressedMail } from '#functions/services/ses.ts';
import { addressErasure } from './erasureMail.ts';
import { nameless, proven } from './names.ts';

/** What an account gets before its address is confirmed, which may be somebody else's. */
const beforeConfirmation: readonly Mail['content']['kind'][] = [
  'emailConfirmation',
  'erasureScheduled',
  'receipt',
  'refundMade',
  'changeDecision',
];

/** @returns 'noRecipient' where the recipient has no account, or not any more, or no longer wants this mail. */
export async function addressMail(
  deps: Dependencies,
  mail: Mail,
): Promise<AddressedMail | Extract<UnsentReason, 'noRecipient' | 'unconfirmed'>> {
  const { table, config } = deps;
  const { content, to } = mail;
  if (content.kind === 'contactMessage') {
    return { to: config.supportEmail, replyTo: content.email, ...contactMessageMail(content) };
  }
  if (content.kind === 'messageReply') {
    return { to: content.email, replyTo: config.supportEmail, ...messageReplyMail(content) };
  }
  if (content.kind === 'changeRequest') {
    return { to: config.supportEmail, replyTo: content.email, ...changeRequestMail(content, config.appUrl) };
  }
  if (content.kind === 'refundDue') {
    return { to: config.supportEmail, ...refundDueMail(content) };
  }
  if (content.kind === 'newUser') {
    return { to: config.supportEmail, ...newUserMail(content, config.appUrl) };
  }
  if (content.kind === 'dailyStats') {
    return { to: config.supportEmail, ...dailyStatsMail(content, config.appUrl) };
  }
  if (content.kind === 'test') {
    return { to: content.email, ...testMail(mail.createdAt, config.appUrl) };
  }
  if (content.kind === 'passwordReset') {
    const reset = await startPasswordReset(deps, content.email);
    if (reset === null) return (await addressKeeping(deps, content.email)) ?? 'noRecipient';
    const { user, token } = reset;
    return { to: user.email, ...passwordResetMail(proven(user), token, config.appUrl) };
  }
  if (content.kind === 'accountKept') {
    const reset = await startPasswordReset(deps, content.email);
    if (reset === null) return 'noRecipient';
    const { user, token } = reset;
    return { to: user.email, ...accountKeptMail(proven(user), token, config.appUrl) };
  }
  if (content.kind === 'accountErased') {
    return { to: content.email, ...accountErasedMail(content.firstName) };
  }
  const account = await getUser(table, to, true);
  if (account === null) return 'noRecipient';
  if (account.awaitsConfirmation && !beforeConfirmation.includes(content.kind)) return 'unconfirmed';
  const user = account.awaitsConfirmation ? nameless(account) : account;
  if (content.kind === 'changeDecision') {
    return {
      to: user.email,
      replyTo: config.supportEmail,
      ...changeDecisionMail(content, user, config.appUrl),
    };
  }
  if (content.kind === 'codeMade' || content.kind === 'codeDeleted' || content.kind === 'visibilityChanged') {
    return { to: user.email, replyTo: config.supportEmail, ...adminCodeMail(content, user, config.appUrl) };
  }
  if (content.kind === 'passwordChanged') {
    return { to: user.email, ...passwordChangedMail(proven(user), config.appUrl, content.staysSignedIn) };
  }
  if (content.kind === 'emailChanging') {
    return { to: content.email, ...emailChangingMail(proven(user), config.appUrl) };
  }
  if (content.kind === 'emailReplaced') {
    return { to: content.email, ...emailReplacedMail(config.appUrl) };
  }
  if (content.kind === 'emailChanged') {
    const { email, changedAt } = content;
    const token = await startEmailUndo(deps, { userId: user.id, changedAt });
    return token === null ? 'noRecipient' : { to: email, ...emailChangedMail(token, config.appUrl) };
  }
  if (content.kind === 'erasureScheduled') {
    return (await addressErasure(deps, user, content.email)) ?? 'noRecipient';
  }
  if (content.kind === 'emailConfirmation') {
    const { email } = content;
    const holder = await getUserIdByEmail(table, email);
    const isOwn = holder === user.id;
    // Confirmed already: this mail was sent before, and only its mark was lost.
    if (isOwn && !user.awaitsConfirmation) return 'noRecipient';
    if (holder !== null && !isOwn) return { to: email, ...emailTakenMail(config.appUrl) };
    const request = { userId: user.id, email, requestedAt: mail.createdAt };
    const token = await startEmailConfirmation(deps, request);
    if (token === null) return 'noRecipient';
    const linkMail = isOwn ? registeredMail : emailConfirmationMail;
    return { to: email, ...linkMail(token, config.appUrl) };
  }
  if (content.kind === 'refundMade') {
    return { to: user.email, ...refundMadeMail(content, user, config.appUrl) };
  }
  return { to: user.email, ...receiptMail(content, mail.createdAt, user, config.appUrl) };
}

/** A new password does not help where the account is to end: the link that stops it is mailed again. */
async function addressKeeping(deps: Dependencies, email: string): Promise<AddressedMail | null> {
  const user = await findUserByEmail(deps.table, email);
  return user?.erasesAt === undefined ? null : addressErasure(deps, user, email);
}
