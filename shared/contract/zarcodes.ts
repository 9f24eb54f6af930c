import * as z from 'zod';
import { changeRequestMessages, maxReasonLength } from '#shared/domain/changeRequests.ts';
import { batchAnswer, batchInput } from './batchFields.ts';
import { changeRequest } from './changeRequestFields.ts';
import { codeSuggestion, maxSuggestions } from './errors.ts';
import { code, coordinateText, lines, pagination, province, wholeText } from './fields.ts';
import { guideInput } from './guideInput.ts';
import { route } from './route.ts';
import {
  areaZarCode,
  editableZarCode,
  historyEntry,
  openedZarCode,
  ownerZarCode,
  publicZarCode,
  zarCodeCard,
} from './zarCodeFields.ts';
import { creatorCodeInput, editInput, zarCodeInput } from './zarCodeInput.ts';
import { zarcodeAccess } from './zarcodeAccess.ts';
import { zarcodeFiles } from './zarcodeFiles.ts';

const sortOrders = ['created-desc', 'created-asc', 'title-asc', 'title-desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const zarcodes = {
  create: route(() => ({
    method: 'POST',
    path: '/zarcodes',
    level: 'user',
    summary: 'Create a code with a credit of a prepaid bundle',
    status: 201,
    body: zarCodeInput(),
    response: ownerZarCode(),
    errors: [
      'payment_required',
      'code_limit_reached',
      'outside_south_africa',
      'province_mismatch',
      'idempotency_conflict',
      'unavailable',
    ],
    idempotent: true,
    refreshes: ['user', 'bundles', 'search'],
  })),
  createForCreator: route(() => ({
    method: 'POST',
    path: '/zarcodes/creator',
    level: 'user',
    readsFirst: true,
    summary: "Create a code as a creator, without payment, up to the day's number",
    status: 201,
    // With `useBundle`, which means nothing here: nothing is paid.
    body: creatorCodeInput(),
    response: ownerZarCode().extend({
      /** The creator's own prefix, where it is full: this code begins with another. */
      fullPrefix: z.string().optional(),
    }),
    errors: [
      'creator_required',
      'creator_inactive',
      'daily_limit_reached',
      'code_not_reserved',
      'duplicate_near',
      'outside_south_africa',
      'province_mismatch',
      'idempotency_conflict',
      'unavailable',
    ],
    idempotent: true,
    refreshes: ['creators', 'user', 'search'],
  })),
  list: route(() => ({
    method: 'GET',
    path: '/zarcodes',
    level: 'user',
    summary: "The caller's codes, with search, filter, sorting and paging",
    query: z.strictObject({
      search: z.string().max(200).optional(),
      province: z.union([z.enum(['', 'all']), province()]).optional(),
      sortBy: z.enum(sortOrders).default('created-desc'),
      page: wholeText(1, 1_000_000).default(1),
      limit: wholeText(1, 1000).default(10),
    }),
    response: z.object({
      zarCodes: z.array(zarCodeCard()),
      pagination: pagination(),
      /** Only if a search for a code finds none: the caller's codes that may have been meant. */
      suggestions: z.array(codeSuggestion()).max(maxSuggestions).optional(),
    }),
  })),
  recent: route(() => ({
    method: 'GET',
    path: '/zarcodes/recent',
    level: 'user',
    summary: "The caller's newest codes",
    query: z.strictObject({ limit: wholeText(1, 100).default(10) }),
    response: z.object({ zarCodes: z.array(zarCodeCard()) }),
  })),
  inBounds: route(() => ({
    method: 'GET',
    path: '/zarcodes/in-bounds',
    level: 'user',
    summary: 'The number of codes in a map view; complete is false where it is about so many',
    query: z.strictObject({
      ne_lat: coordinateText(90),
      ne_lng: coordinateText(180),
      sw_lat: coordinateText(90),
      sw_lng: coordinateText(180),
    }),
    /** Complete: exact up to 10,000, and above that no more than a hundredth from it. */
    response: z.object({ count: z.number(), complete: z.boolean() }),
    // Others add codes, and the counters follow a moment later.
    cacheSeconds: 60,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}',
    level: 'public',
    optionalCaller: true,
    summary:
      'One code; its owner also gets the owner fields, its owner and admins the version for an edit. Where there is none, `suggestions` has the codes that one mistake explains',
    params: z.strictObject({ code: code() }),
    opensCodes: true,
    // Strict and first: most look-ups are of public codes, and each schema that fails before takes as long as the right one.
    response: z.union([
      publicZarCode().strict(),
      ownerZarCode(),
      editableZarCode(),
      openedZarCode(),
      areaZarCode(),
    ]),
    errors: ['not_found', 'code_reserved', 'pin_wrong', 'too_many_requests'],
    // A change purges the usual spellings (functions/domain/zarcodes/pathsOfChange.ts); others expire within half a minute.
    edgeSeconds: 300,
  })),
  batch: route(() => ({
    method: 'POST',
    path: '/zarcodes/batch',
    level: 'public',
    optionalCaller: true,
    summary:
      'The codes of a run, up to 60 at once, each as its page shows it; a PIN or a pass for each opens those that not everybody may see. What does not exist is in `missing`, with the codes that may have been meant',
    body: batchInput(),
    response: batchAnswer(),
    errors: ['too_many_requests'],
    // It reads.
    refreshes: 'nothing',
  })),
  page: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/page',
    level: 'public',
    summary: 'The page of a code as HTML; 404 with the empty page if the code does not exist',
    // People may type anything here, and get a page rather than a validation error.
    params: z.strictObject({ code: z.string().max(200) }),
    response: z.object({ found: z.boolean(), html: z.string() }),
    errors: ['not_found', 'too_many_requests'],
    page: true,
    // Short also because the page refers to files of the web's build, which a deploy replaces.
    edgeSeconds: 300,
  })),
  ...zarcodeFiles,
  history: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/history',
    level: 'user',
    summary: 'The newest hundred edits of a code, newest first, for its owner and admins',
    params: z.strictObject({ code: code() }),
    response: z.object({ history: z.array(historyEntry()) }),
    errors: ['not_found'],
    // Others may edit it, too.
    cacheSeconds: 60,
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/zarcodes/{code}',
    level: 'user',
    summary:
      'Edit a code: its owner within 24 hours of an approved change request, creators their creator codes, admins any',
    params: z.strictObject({ code: code() }),
    body: editInput(),
    response: z.union([ownerZarCode(), editableZarCode()]),
    errors: [
      'not_found',
      'edit_conflict',
      'edit_window_closed',
      'outside_south_africa',
      'province_mismatch',
      'too_many_requests',
      'unavailable',
    ],
    refreshes: ['creators', 'user', 'search'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/zarcodes/{code}',
    level: 'user',
    summary: "Delete one of the caller's own codes; it can be restored for 10 seconds",
    params: z.strictObject({ code: code() }),
    response: z.object({ zarcode: z.string() }),
    errors: ['not_found', 'unavailable'],
    refreshes: ['bundles', 'changeRequests', 'creators', 'user', 'search'],
  })),
  restore: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/restore',
    level: 'user',
    summary: "Undo the deletion of one of the caller's own codes, within 10 seconds",
    params: z.strictObject({ code: code() }),
    response: ownerZarCode(),
    errors: ['not_found', 'not_deleted', 'restore_closed', 'unavailable'],
    refreshes: ['bundles', 'changeRequests', 'creators', 'user', 'search'],
  })),
  setGuide: route(() => ({
    method: 'PUT',
    path: '/zarcodes/{code}/guide',
    level: 'user',
    summary:
      'Say how to find a code: steps by landmarks, points beside its own, what to do on arrival. Its owner at any time, admins of any that they see; without steps, points and texts the guide is taken away',
    params: z.strictObject({ code: code() }),
    body: guideInput(),
    response: z.union([ownerZarCode(), editableZarCode()]),
    errors: ['not_found', 'edit_conflict', 'outside_south_africa', 'too_many_requests', 'unavailable'],
    refreshes: ['creators', 'user'],
  })),
  ...zarcodeAccess,
  requestChange: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/request-change',
    level: 'user',
    summary: "Request a change of one of the caller's own codes; one open request per code",
    status: 201,
    params: z.strictObject({ code: code() }),
    body: z.strictObject({ reason: lines(maxReasonLength, changeRequestMessages.noReason) }),
    response: changeRequest(),
    errors: ['not_found', 'change_request_open', 'idempotency_conflict', 'too_many_requests', 'unavailable'],
    idempotent: true,
    refreshes: ['changeRequests'],
  })),
};
