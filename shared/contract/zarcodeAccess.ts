/** The routes by which an owner lets others see a code, or hands it on. */
import * as z from 'zod';
import { code, givenPassword, id, isoTime } from './fields.ts';
import { route } from './route.ts';
import { pass, passInput, pin, visibility } from './visibilityFields.ts';

export const zarcodeAccess = {
  setVisibility: route(() => ({
    method: 'PUT',
    path: '/zarcodes/{code}/visibility',
    level: 'user',
    summary:
      "Set who sees one of the caller's own codes: everybody, its area only, or nobody without a pass; a PIN opens an area",
    params: z.strictObject({ code: code() }),
    body: z
      .strictObject({
        level: visibility(),
        /** A new one; null takes it away; without it an area keeps the one it has. */
        pin: pin().nullable().optional(),
      })
      .refine(({ level, pin: given }) => level === 'area' || typeof given !== 'string', {
        path: ['pin'],
        message: 'A PIN opens an area only.',
      }),
    response: z.object({
      zarcode: z.string(),
      level: visibility(),
      hasPin: z.boolean(),
      version: z.number(),
    }),
    errors: ['not_found', 'edit_conflict', 'too_many_requests', 'unavailable'],
    refreshes: ['creators', 'images', 'search', 'user'],
  })),
  passes: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/passes',
    level: 'user',
    summary:
      "Who may open one of the caller's own codes: its level, whether it has a PIN, and its passes, newest first",
    params: z.strictObject({ code: code() }),
    response: z.object({
      level: visibility(),
      hasPin: z.boolean(),
      passes: z.array(pass()),
      /** The claim slip that counts at the moment. */
      claimSlip: z.object({ createdAt: isoTime(), endsAt: isoTime() }).optional(),
    }),
    errors: ['not_found'],
    // Others open it.
    cacheSeconds: 0,
  })),
  createPass: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/passes',
    level: 'user',
    summary: "Make a pass for one of the caller's own codes; its secret is in this response only",
    status: 201,
    params: z.strictObject({ code: code() }),
    body: passInput(),
    response: z.object({
      id: z.string(),
      /** What the header X-ZarCode-Pass takes. */
      pass: z.string(),
      expiresAt: isoTime().nullable(),
      link: z.string(),
    }),
    errors: ['not_found', 'pass_limit_reached', 'too_many_requests', 'unavailable'],
  })),
  revokePass: route(() => ({
    method: 'DELETE',
    path: '/zarcodes/{code}/passes/{id}',
    level: 'user',
    summary: "End a pass of one of the caller's own codes",
    params: z.strictObject({ code: code(), id: id('pas') }),
    response: z.object({ passes: z.array(pass()) }),
    errors: ['not_found', 'unavailable'],
  })),
  createClaimSlip: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/claim-slips',
    level: 'user',
    summary:
      "Make a claim slip for one of the caller's own codes, by whose word its resident takes it over; the word is in this response only, and the one before ends",
    status: 201,
    params: z.strictObject({ code: code() }),
    body: z
      .strictObject({
        /** The caller's, for more than 20 in a day. */
        password: givenPassword().optional(),
      })
      .optional(),
    response: z.object({ word: z.string(), endsAt: isoTime() }),
    // Hundreds are made in a row: the page that makes them refreshes once.
    refreshes: 'nothing',
    errors: [
      'not_found',
      'already_claimed',
      'creator_inactive',
      'password_required',
      'password_wrong',
      'too_many_requests',
      'unavailable',
    ],
  })),
  revokeClaimSlip: route(() => ({
    method: 'DELETE',
    path: '/zarcodes/{code}/claim-slips',
    level: 'user',
    summary: "End the claim slip of one of the caller's own codes",
    params: z.strictObject({ code: code() }),
    response: z.object({ zarcode: z.string() }),
    errors: ['not_found', 'already_claimed', 'unavailable'],
  })),
};
