import * as z from 'zod';
import { isoTime, placeFields, pointFields } from './fields.ts';

/** What everybody may see, so nothing about the owner. `id` is the code itself, which is never issued twice. */
export const publicZarCode = () =>
  z.object({
    id: z.string(),
    zarcode: z.string(),
    ...placeFields(),
    country: z.literal('South Africa'),
    createdAt: isoTime(),
    updatedAt: isoTime(),
    /** Only for a creator's code: the profile whose page lists it. */
    creatorId: z.string().optional(),
    /** An admin has checked it. */
    verified: z.literal(true).optional(),
  });
export type PublicZarCode = z.output<ReturnType<typeof publicZarCode>>;

/** What the owner and admins get, who may edit it. An edit sends `version` back. */
export const editableZarCode = () =>
  publicZarCode().extend({ ...pointFields(), isCreatorCode: z.boolean(), version: z.number() });
export type EditableZarCode = z.output<ReturnType<typeof editableZarCode>>;

export const ownerZarCode = () =>
  editableZarCode().extend({
    user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  });
export type OwnerZarCode = z.output<ReturnType<typeof ownerZarCode>>;

/** `from` and `to` hold only the fields that the edit changed. */
export const historyEntry = () =>
  z.object({
    id: z.string(),
    at: isoTime(),
    by: z.enum(['owner', 'creator', 'admin']),
    from: z.object(placeFields()).partial(),
    to: z.object(placeFields()).partial(),
  });
export type HistoryEntry = z.output<ReturnType<typeof historyEntry>>;

/** A row of a list or a pin on a map. */
export const zarCodeCard = () =>
  publicZarCode().pick({
    id: true,
    zarcode: true,
    title: true,
    latitude: true,
    longitude: true,
    suburb: true,
    city: true,
    province: true,
    createdAt: true,
  });
export type ZarCodeCard = z.output<ReturnType<typeof zarCodeCard>>;
