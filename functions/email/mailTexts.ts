/**
 * The mails that come in the language of their reader: a file of its own beside the bundles (scripts/build/functions.ts),
 * because all languages of all of them are more than what a bundle may have.
 */
import type { MailText } from '#functions/services/ses.ts';
import { inLanguage } from '#shared/text/currentLanguage.ts';
import type { Language } from '#shared/text/languages.ts';
import { accountErasedMail } from './accountErased.ts';
import { adminCodeMail } from './adminCodeMails.ts';
import { changeDecisionMail } from './changeDecision.ts';
import {
  emailChangedMail,
  emailChangingMail,
  emailConfirmationMail,
  emailReplacedMail,
  emailTakenMail,
  registeredMail,
} from './emailChangeMails.ts';
import { accountKeptMail, erasureScheduledMail } from './erasureMails.ts';
import { messageReplyMail } from './messageReply.ts';
import { passwordChangedMail, passwordResetMail } from './passwordMails.ts';
import { receiptMail } from './receipt.ts';
import { refundMadeMail } from './refundMade.ts';
import { webhookPausedMail } from './webhookPaused.ts';

const mailTexts = {
  accountErasedMail,
  accountKeptMail,
  adminCodeMail,
  changeDecisionMail,
  emailChangedMail,
  emailChangingMail,
  emailConfirmationMail,
  emailReplacedMail,
  emailTakenMail,
  erasureScheduledMail,
  messageReplyMail,
  passwordChangedMail,
  passwordResetMail,
  receiptMail,
  refundMadeMail,
  registeredMail,
  webhookPausedMail,
};

/** The language is set here, and not by the caller, because the file has a current language of its own. */
export const mailIn = (
  language: Language | undefined,
  write: (texts: typeof mailTexts) => MailText,
): MailText => inLanguage(language, () => write(mailTexts));
