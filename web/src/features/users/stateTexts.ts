/** What a mail was about, by the kind of its content. */
const kinds: Readonly<Record<string, string>> = {
  receipt: 'Receipt',
  refundMade: 'Credit note of a refund',
  refundDue: 'Refund to be paid',
  contactMessage: 'Message to support',
  messageReply: 'Answer from support',
  newUser: 'Notice of a new user',
  dailyStats: 'Figures of a day',
  test: 'Test email',
  webhookPaused: 'Webhook paused',
  codeMade: 'ZarCode made by an admin',
  codeDeleted: 'ZarCode deleted by an admin',
  visibilityChanged: 'Who can see a ZarCode changed by an admin',
  accountErased: 'Account deleted',
  accountKept: 'Account stays',
  erasureScheduled: 'Account will be deleted, with the link that stops it',
  changeRequest: 'Change request',
  changeDecision: 'Decision on a change request',
  passwordReset: 'Link for a new password',
  passwordChanged: 'Password changed',
  emailConfirmation: 'Link to confirm an email address',
  emailChanging: 'Email address about to change',
  emailChanged: 'Email address changed',
  emailReplaced: 'Email address changed by support',
};

const reasons: Readonly<Record<string, string>> = {
  bounce: 'Not sent: the address bounces',
  complaint: 'Not sent: marked as spam before',
  refused: 'Not sent: refused by the email service',
  unconfirmed: 'Not sent: the address is not confirmed',
  noRecipient: 'Not sent: nobody has the address',
  tooOld: 'Not sent: it waited too long',
};

export const mailText = (kind: string) => kinds[kind] ?? kind;
export const unsentText = (reason: string) => reasons[reason] ?? reason;

export const paymentStates: Readonly<Record<string, string>> = {
  pending: 'Not paid yet',
  complete: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

export const requestStates: Readonly<Record<string, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
};
