import * as z from 'zod';
import { maxReasonLength } from '#shared/domain/changeRequests.ts';
import { changeRequest } from './changeRequestFields.ts';
import { code, email, lines, province } from './fields.ts';
import { image } from './images.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';
import { visibility } from './visibilityFields.ts';
import { editableZarCode, historyEntry, shownCard } from './zarCodeFields.ts';
import { zarCodeInput } from './zarCodeInput.ts';

const ofCode = () => z.strictObject({ code: code() });

/** Without one an admin changes the code as it is now; with one, only what they saw. */
const seenVersion = () => z.int().min(1).optional();

export const codeKinds = ['user', 'creator'] as const;

/** An id, or an email address. */
const person = () => z.string().trim().max(254).optional();

const row = () => shownCard().extend({ kind: z.enum(codeKinds), verified: z.boolean(), ownerId: z.string() });
export type AdminZarCodeRow = z.output<ReturnType<typeof row>>;

const owner = () =>
  z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() });

const adminZarCode = () =>
  editableZarCode().extend({
    /** Null after their account was deleted. */
    owner: owner().nullable(),
  });
export type AdminZarCode = z.output<ReturnType<typeof adminZarCode>>;

/** Of a code that is not public, the place only after `showPlace`. */
const hideable = {
  latitude: true,
  longitude: true,
  addressLine1: true,
  addressLine2: true,
  description: true,
  pointSource: true,
  pointAccuracy: true,
} as const;

const wholeZarCode = () =>
  adminZarCode()
    .partial(hideable)
    .extend({
      creator: z.object({ id: z.string(), slug: z.string(), displayName: z.string() }).nullable(),
      /** The newest hundred edits, newest first. */
      history: z.array(historyEntry()),
      images: z.array(image()),
      /** The one that counts. */
      changeRequest: changeRequest().nullable(),
    });
export type WholeZarCode = z.output<ReturnType<typeof wholeZarCode>>;

const place = () =>
  zarCodeInput()
    .omit({ useBundle: true })
    .extend({ termsConfirmed: zarCodeInput().shape.termsConfirmed.optional() });

export const noDeleteReason = 'Please say why this ZarCode is deleted. Its owner will read it.';

const refreshes = ['audit', 'bundles', 'changeRequests', 'creators', 'search', 'user', 'zarcodes'] as const;

export const adminZarcodes = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/zarcodes',
    level: 'admin',
    summary: 'All codes, newest first; with search, at most sixteen that match',
    query: timeListQuery().safeExtend({
      /** A code, or words of its title, suburb and city. */
      search: z.string().max(200).optional(),
      province: z.union([z.literal(''), province()]).optional(),
      kind: z.enum(['', ...codeKinds]).optional(),
      verified: z.enum(['', 'true', 'false']).optional(),
      owner: person(),
      /** A creator profile's id, or its holder's id or email address. */
      creator: person(),
    }),
    response: z.object({ zarCodes: z.array(row()), pagination: timePagination() }),
    // People add to it.
    cacheSeconds: 10,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/admin/zarcodes',
    level: 'admin',
    summary: 'Make a code for the account with the email userEmail, without payment and above its limit',
    status: 201,
    body: place().extend({ userEmail: email() }),
    response: adminZarCode(),
    errors: [
      'account_unknown',
      'outside_south_africa',
      'province_mismatch',
      'idempotency_conflict',
      'unavailable',
    ],
    idempotent: true,
    refreshes,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/zarcodes/{code}',
    level: 'admin',
    summary: 'Everything about a code: its owner, edits, photos and change request',
    params: ofCode(),
    response: wholeZarCode(),
    errors: ['not_found'],
    cacheSeconds: 10,
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/zarcodes/{code}',
    level: 'admin',
    summary: 'Edit a code at any time; with a version, only if it is still the one that the admin saw',
    params: ofCode(),
    body: place().extend({ version: seenVersion() }),
    response: adminZarCode(),
    errors: [
      'not_found',
      'edit_conflict',
      'edit_window_closed',
      'outside_south_africa',
      'province_mismatch',
      'unavailable',
    ],
    refreshes,
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/admin/zarcodes/{code}',
    level: 'admin',
    summary: 'Delete a code for good; its owner is emailed the reason',
    params: ofCode(),
    body: z.strictObject({ reason: lines(maxReasonLength, noDeleteReason), version: seenVersion() }),
    response: z.object({ zarcode: z.string() }),
    errors: ['not_found', 'edit_conflict', 'unavailable'],
    refreshes,
  })),
  showPlace: route(() => ({
    method: 'POST',
    path: '/admin/zarcodes/{code}/place',
    level: 'admin',
    summary: 'Show the place of a code that is not public, which the audit says',
    params: ofCode(),
    body: z.strictObject({ reason: lines(maxReasonLength, 'Please say why you need to see this place.') }),
    response: wholeZarCode(),
    errors: ['not_found', 'unavailable'],
    refreshes: ['audit'],
  })),
  setVisibility: route(() => ({
    method: 'PUT',
    path: '/admin/zarcodes/{code}/visibility',
    level: 'admin',
    summary: 'Set who sees a code; its owner is mailed the reason',
    params: ofCode(),
    body: z.strictObject({
      level: visibility(),
      reason: lines(maxReasonLength, 'Please say why. Its owner will read it.'),
      version: seenVersion(),
    }),
    response: z.object({ zarcode: z.string(), level: visibility(), version: z.number() }),
    errors: ['not_found', 'edit_conflict', 'unavailable'],
    refreshes,
  })),
  verify: route(() => ({
    method: 'POST',
    path: '/admin/zarcodes/{code}/verify',
    level: 'admin',
    summary: 'Mark a code as verified, which its public page shows, or take the mark away',
    params: ofCode(),
    body: z.strictObject({ verified: z.boolean().default(true), version: seenVersion() }),
    response: z.object({ zarcode: z.string(), verified: z.boolean(), version: z.number() }),
    errors: ['not_found', 'edit_conflict', 'unavailable'],
    refreshes,
  })),
};
