import * as z from 'zod';

/**
 * Every error code of the API with its HTTP status. 401 and 403 mean only a missing session and a role that is too
 * low, because the web signs the person out on both, and on routes for programs a key that is missing or does not work.
 */
export const errorStatus = {
  invalid_request: 400,
  key_in_url: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  key_missing: 401,
  key_invalid: 401,
  payment_required: 402,
  forbidden: 403,
  key_disabled: 403,
  origin_not_allowed: 403,
  not_found: 404,
  // A code that a creator has reserved, and that has no place yet.
  code_reserved: 404,
  already_replied: 409,
  change_request_decided: 409,
  change_request_open: 409,
  changed_meanwhile: 409,
  edit_conflict: 409,
  export_ended: 409,
  creator_exists: 409,
  email_taken: 409,
  idempotency_conflict: 409,
  import_running: 409,
  // Cancelled, done or undone, where it would have to be running, or the other way round.
  import_ended: 409,
  // Not a draft any more, or not being sent.
  mailing_state: 409,
  recipients_changed: 409,
  image_missing: 409,
  slip_missing: 409,
  prefix_taken: 409,
  // Another refund of the payment came in between, or has not ended.
  refund_conflict: 409,
  price_active: 409,
  voucher_taken: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  // Called at the API's own address, which only the edge may use.
  misdirected: 421,
  account_unknown: 422,
  address_suppressed: 422,
  replies_full: 422,
  code_limit_reached: 422,
  key_limit_reached: 422,
  code_not_reserved: 422,
  // Another code is so near that both may stand for one home.
  duplicate_near: 422,
  edit_window_closed: 422,
  account_unconfirmed: 422,
  already_claimed: 422,
  claim_code_deleted: 422,
  claim_creator_inactive: 422,
  claim_own_code: 422,
  claim_slip_ended: 422,
  claim_slip_revoked: 422,
  claim_slip_used: 422,
  claim_word_wrong: 422,
  pass_limit_reached: 422,
  // Not 401 or 403, on which the web signs a person out.
  pin_wrong: 422,
  points_full: 422,
  restore_closed: 422,
  not_deleted: 422,
  export_expired: 422,
  import_empty: 422,
  import_expired: 422,
  import_undo_closed: 422,
  outside_south_africa: 422,
  own_change_request: 422,
  creator_inactive: 422,
  creator_required: 422,
  daily_limit_reached: 422,
  last_super_admin: 422,
  mail_suppressed: 422,
  mailing_empty: 422,
  consent_missing: 422,
  prefix_full: 422,
  // Of the pages of a site, which everybody can read.
  key_for_pages: 422,
  saved_codes_full: 422,
  prefix_locked: 422,
  prefix_required: 422,
  reservation_limit_reached: 422,
  province_mismatch: 422,
  vat_details_missing: 422,
  voucher_invalid: 422,
  voucher_limit_reached: 422,
  payment_not_open: 422,
  payfast_test_failed: 422,
  refund_refused: 422,
  reset_link_invalid: 422,
  email_link_invalid: 422,
  // Nobody signs in to an account that is to be deleted.
  erasure_scheduled: 422,
  password_wrong: 422,
  // For what a session alone is not enough.
  password_required: 422,
  image_limit_reached: 422,
  image_refused: 422,
  slip_refused: 422,
  own_account: 422,
  admin_protected: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export const maxSuggestions = 3;

/** An existing code that explains what was typed, with nothing but what shows whether it was meant. */
export const codeSuggestion = () => z.object({ zarcode: z.string(), city: z.string(), province: z.string() });
export type CodeSuggestion = z.output<ReturnType<typeof codeSuggestion>>;

/**
 * The body of every error: a sentence for people, a code for machines, and messages by field. Where a code does
 * not exist, also the codes that may have been meant.
 */
export const errorBody = () =>
  z.object({
    message: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    suggestions: z.array(codeSuggestion()).max(maxSuggestions).optional(),
  });
export type ErrorBody = z.output<ReturnType<typeof errorBody>>;

/** The response to a method and path that is no route. */
export const noSuchRoute = { message: 'Not Found', code: 'not_found' } as const satisfies ErrorBody;
