import type { Mail, UnsentReason } from '#functions/data/mailContents.ts';
import { findUserByEmail, getUser, getUserIdByEmail } from '#functions/data/users.ts';
import { startEmailConfirmation } from '#functions/domain/auth/confirmEmail.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import { startEmailUndo } from '#functions/domain/auth/undoEmail.ts';
import { changeRequestMail } from '#functions/email/changeRequest.ts';
import { contactMessageMail } from '#functions/email/contactMessage.ts';
import { dailyStatsMail } from '#functions/email/dailyStats.ts';
import { newUserMail } from '#functions/email/newUser.ts';
import { refundDueMail } from '#functions/email/refundDue.ts';
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
  const { mailIn } = await import('#functions/email/mailTexts.ts');
  if (content.kind === 'contactMessage') {
    return { to: config.supportEmail, replyTo: content.email, ...contactMessageMail(content) };
  }
  if (content.kind === 'messageReply') {
    const { userId, email } = content;
    const sender = userId === undefined ? null : await getUser(table, userId);
    const text = mailIn(sender?.language, (texts) => texts.messageReplyMail(content));
    return { to: email, replyTo: config.supportEmail, ...text };
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
    const text = mailIn(user.language, (texts) =>
      texts.passwordResetMail(proven(user), token, config.appUrl),
    );
    return { to: user.email, ...text };
  }
  if (content.kind === 'accountKept') {
    const reset = await startPasswordReset(deps, content.email);
    if (reset === null) return 'noRecipient';
    const { user, token } = reset;
    const text = mailIn(user.language, (texts) => texts.accountKeptMail(proven(user), token, config.appUrl));
    return { to: user.email, ...text };
  }
  if (content.kind === 'accountErased') {
    const { email, firstName, language } = content;
    return { to: email, ...mailIn(language, (texts) => texts.accountErasedMail(firstName)) };
  }
  const account = await getUser(table, to, true);
  if (account === null) return 'noRecipient';
  if (account.awaitsConfirmation && !beforeConfirmation.includes(content.kind)) return 'unconfirmed';
  const user = account.awaitsConfirmation ? nameless(account) : account;
  const inTheirs = (write: Parameters<typeof mailIn>[1]) => mailIn(user.language, write);
  if (content.kind === 'changeDecision') {
    return {
      to: user.email,
      replyTo: config.supportEmail,
      ...inTheirs((texts) => texts.changeDecisionMail(content, user, config.appUrl)),
    };
  }
  if (content.kind === 'codeMade' || content.kind === 'codeDeleted' || content.kind === 'visibilityChanged') {
    const text = inTheirs((texts) => texts.adminCodeMail(content, user, config.appUrl));
    return { to: user.email, replyTo: config.supportEmail, ...text };
  }
  if (content.kind === 'passwordChanged') {
    const { staysSignedIn } = content;
    const text = inTheirs((texts) => texts.passwordChangedMail(proven(user), config.appUrl, staysSignedIn));
    return { to: user.email, ...text };
  }
  if (content.kind === 'emailChanging') {
    return {
      to: content.email,
      ...inTheirs((texts) => texts.emailChangingMail(proven(user), config.appUrl)),
    };
  }
  if (content.kind === 'emailReplaced') {
    return { to: content.email, ...inTheirs((texts) => texts.emailReplacedMail(config.appUrl)) };
  }
  if (content.kind === 'emailChanged') {
    const { email, changedAt } = content;
    const token = await startEmailUndo(deps, { userId: user.id, changedAt });
    if (token === null) return 'noRecipient';
    return { to: email, ...inTheirs((texts) => texts.emailChangedMail(token, config.appUrl)) };
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
    if (holder !== null && !isOwn) {
      const reader = await getUser(table, holder);
      return {
        to: email,
        ...mailIn(reader?.language, (texts) => texts.emailTakenMail(config.appUrl)),
      };
    }
    const request = { userId: user.id, email, requestedAt: mail.createdAt };
    const token = await startEmailConfirmation(deps, request);
    if (token === null) return 'noRecipient';
    const linkMail = isOwn ? 'registeredMail' : 'emailConfirmationMail';
    return { to: email, ...inTheirs((texts) => texts[linkMail](token, config.appUrl)) };
  }
  if (content.kind === 'webhookPaused') {
    return {
      to: user.email,
      ...inTheirs((texts) => texts.webhookPausedMail(content, user, config.appUrl)),
    };
  }
  if (content.kind === 'refundMade') {
    return { to: user.email, ...inTheirs((texts) => texts.refundMadeMail(content, user, config.appUrl)) };
  }
  const receipt = inTheirs((texts) => texts.receiptMail(content, mail.createdAt, user, config.appUrl));
  return { to: user.email, ...receipt };
}

/** A new password does not help where the account is to end: the link that stops it is mailed again. */
async function addressKeeping(deps: Dependencies, email: string): Promise<AddressedMail | null> {
  const user = await findUserByEmail(deps.table, email);
  return user?.erasesAt === undefined ? null : addressErasure(deps, user, email);
}
