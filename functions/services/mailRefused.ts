import { SESServiceException } from '@aws-sdk/client-ses';

/**
 * Why SES did not take a mail. For a time: `later`. For good: what it says (`message`), that it goes to somebody whom
 * SES's sandbox does not know (`recipient`), or an address that is none for SES (`address`).
 */
export type Refusal = 'later' | 'message' | 'recipient' | 'address';

/** SES has not taken the mail. After any other error it may have. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly refusal: Refusal;

  constructor(message: string, refusal: Refusal, cause?: unknown) {
    super(message, { cause });
    this.refusal = refusal;
  }
}

export const isForGood = (error: unknown): error is MailRefused =>
  error instanceof MailRefused && error.refusal !== 'later';

/** @returns what a call that sends to an address failed with, as the rest of the product knows it */
export function mailErrorOf(error: unknown, to: string): unknown {
  if (!(error instanceof SESServiceException) || error.$fault === 'server') return error;
  return new MailRefused(error.message, refusalOf(error, to), error);
}

/**
 * By https://docs.aws.amazon.com/ses/latest/APIReference/CommonErrors.html and API_SendEmail.html beside it: what is not
 * about this mail (the quota, a paused account, rights, our own domain) passes.
 */
function refusalOf({ name, message }: SESServiceException, to: string): Refusal {
  if (name === 'InvalidParameterValue' || name === 'ValidationError') return 'address';
  if (name !== 'MessageRejected') return 'later';
  if (/\b(paused|suspended)\b/i.test(message)) return 'later';
  const unverified = /not verified\b.*?: (?<list>.*)$/is.exec(message)?.groups?.['list'];
  if (unverified === undefined) return /not verified/i.test(message) ? 'later' : 'message';
  const isOnlyRecipient = unverified
    .split(',')
    .every((each) => each.trim().toLowerCase() === to.toLowerCase());
  return isOnlyRecipient ? 'recipient' : 'later';
}
