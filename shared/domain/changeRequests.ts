/** The rules of docs/product/change-requests.md#change-requests. */

import { t } from '#shared/text/t.ts';

export const editHours = 24;

/** About 300 words. */
export const maxReasonLength = 2000;

/** Long enough to be noticed. There is no button to dismiss the card, and the reason is in the mail. */
const rejectedShownDays = 14;

export const changeRequestMessages = {
  noReason: t`Please provide a reason for the change request.`,
  underReview:
    'You have already asked for a change to this ZarCode. You will get an email when it is reviewed.',
  windowClosed:
    'A ZarCode can be edited for 24 hours after its change request was approved. Please request a change.',
  editable: 'Your change request has already been approved. You can edit this ZarCode now.',
} as const;

const hourMs = 3_600_000;

type Decision = { readonly status: 'pending' | 'rejected' } | Approved;
interface Approved {
  readonly status: 'approved';
  /** An ISO time. */
  readonly approvedAt: string;
}
type StoredDecision =
  | { readonly status: 'pending' }
  | Approved
  | { readonly status: 'rejected'; readonly rejectedAt: string };

/** @returns milliseconds since 1970 */
export function editEndsAt({ approvedAt }: Pick<Approved, 'approvedAt'>): number {
  return Date.parse(approvedAt) + editHours * hourMs;
}

/**
 * Whether it blocks another request: it is under review, or its owner may edit.
 * @param now in milliseconds since 1970
 */
export function isOpen(request: Decision, now: number): boolean {
  return request.status === 'pending' || (request.status === 'approved' && now < editEndsAt(request));
}

/** A request that was approved after this time may still be used. @param now in milliseconds since 1970 */
export function editsApprovedAfter(now: number): string {
  return new Date(now - editHours * hourMs).toISOString();
}

/** Whether its owner still sees it. */
export function isCurrent(request: StoredDecision, now: number): boolean {
  if (request.status !== 'rejected') return isOpen(request, now);
  return now < Date.parse(request.rejectedAt) + rejectedShownDays * 24 * hourMs;
}
