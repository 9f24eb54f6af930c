import type { ErrorBody, ErrorCode } from '#shared/contract/errors.ts';
import { importMessages } from '#shared/domain/imports.ts';
import { beingMade, reservationMessages } from '#shared/domain/reservations.ts';
import { t } from '#shared/text/t.ts';

/** What pages for users can get. */
const texts: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_request: t`Please check what you entered.`,
  unauthenticated: t`Session expired. Please log in again.`,
  invalid_credentials: t`The email address or the password is not correct.`,
  payment_required: t`You have no prepaid ZarCodes left. Please pay for this one.`,
  not_found: t`This was not found. It may have been deleted.`,
  code_reserved: beingMade,
  change_request_open: t`You have already asked for a change to this ZarCode. Please look at your dashboard.`,
  changed_meanwhile: t`This was changed in the meantime. Please load the page again.`,
  edit_conflict: t`This was changed in the meantime. Please load the page again.`,
  creator_exists: t`You already have a creator profile.`,
  email_taken: t`Another account has this email address.`,
  import_running: importMessages.running,
  import_ended: importMessages.ended,
  import_empty: importMessages.nothingToMake,
  import_expired: importMessages.rowsExpired,
  import_undo_closed: importMessages.undoClosed,
  idempotency_conflict: t`This was sent already. Please try again.`,
  image_missing: t`This photo has not arrived. Please send it again.`,
  prefix_taken: t`This prefix is taken. Please choose another one.`,
  payload_too_large: t`This is too much to send at once. Please send less.`,
  code_limit_reached: t`You have reached the limit of ZarCodes. Please delete one that you no longer need, or contact support.`,
  code_not_reserved: reservationMessages.gone,
  duplicate_near: reservationMessages.near,
  edit_window_closed: t`The time for this edit is over. Please request a change.`,
  pass_limit_reached: t`This ZarCode has too many passes. Please end one that is not needed any more.`,
  pin_wrong: t`This PIN is not right. Please check it, or ask the owner.`,
  points_full: t`This ZarCode has no room for another point. Please remove one first.`,
  restore_closed: t`This ZarCode was deleted for good. A deletion can be undone for 10 seconds.`,
  not_deleted: t`This ZarCode is not deleted.`,
  outside_south_africa: t`This point is outside South Africa. ZarCodes are for places in South Africa.`,
  creator_inactive: t`Your creator profile is not active. Please contact support.`,
  creator_required: t`You need a creator profile to make ZarCodes without payment.`,
  daily_limit_reached: t`You have made all the ZarCodes that a creator can make in a day. Please continue tomorrow.`,
  last_super_admin: t`You are the only super admin. Please make somebody else a super admin first.`,
  prefix_full: reservationMessages.prefixFull,
  prefix_required: reservationMessages.noPrefix,
  reservation_limit_reached: reservationMessages.tooMany,
  prefix_locked: t`A prefix that has been set cannot be changed.`,
  province_mismatch: t`This point is not in this province. Please correct the province or move the marker.`,
  voucher_invalid: t`This voucher cannot be used for this order. Please check it, or pay without it.`,
  payment_not_open: t`This payment is over. Please start a new one.`,
  reset_link_invalid: t`This reset link is invalid or has expired.`,
  email_link_invalid: t`This link is invalid or has expired. Please contact support.`,
  erasure_scheduled: t`This account will be deleted. To keep it, open the link that we emailed you.`,
  password_wrong: t`This password is not correct.`,
  password_required: t`Please enter your password for this.`,
  image_limit_reached: t`This ZarCode has as many photos as it can have. Please delete one first.`,
  image_refused: t`This photo cannot be used. Please choose another one.`,
  too_many_requests: t`Too many attempts. Please wait a while and try again.`,
  internal: t`Something went wrong on our side. Please try again.`,
  unavailable: t`We are very busy right now. Please try again in a moment.`,
};

/** An answer as the reader's language says it, because the API speaks English. What only administrators get stays. */
export function inReadersLanguage(body: Partial<ErrorBody>): Partial<ErrorBody> {
  const { code, fields = {} } = body;
  const message = code && texts[code];
  if (message === undefined) return body;
  // Only what the contract refuses is about several things at once.
  const ofField = code === 'invalid_request' ? t`Please check this field.` : message;
  const names = Object.keys(fields);
  return { ...body, message, fields: Object.fromEntries(names.map((name) => [name, ofField])) };
}
