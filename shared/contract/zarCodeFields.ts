import * as z from 'zod';
import { visibilities } from '#shared/domain/visibility.ts';
import { isoTime, placeFields, pointFields, residentConsent } from './fields.ts';
import { guide } from './guideFields.ts';
import { image } from './images.ts';
import { confirmed } from './visitFields.ts';

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
    /** How to find it, and points beside its own. */
    guide: guide().optional(),
    /** From three visitors on. */
    confirmed: confirmed().optional(),
  });
export type PublicZarCode = z.output<ReturnType<typeof publicZarCode>>;

/** The levels of a code that is not shown to everybody. */
const guarded = () => z.enum(visibilities).exclude(['public']);

/** A code of which only the area is shown: without its point, address lines, description, photos and edits. */
export const areaZarCode = () =>
  publicZarCode()
    .omit({
      latitude: true,
      longitude: true,
      addressLine1: true,
      addressLine2: true,
      description: true,
      guide: true,
      confirmed: true,
    })
    .extend({
      /** For admins also 'private'. */
      visibility: guarded(),
      /** The middle of its suburb, or else of its city or province: what a map of the area shows. */
      areaCentre: z.object({ latitude: z.number(), longitude: z.number() }),
    });
export type AreaZarCode = z.output<ReturnType<typeof areaZarCode>>;

/** What a pass or a PIN opened, with its photos at addresses that work for a quarter of an hour. */
export const openedZarCode = () =>
  publicZarCode().extend({
    visibility: guarded(),
    openedBy: z.enum(['pass', 'pin']),
    /** When the pass ends; null for one until it is revoked, and for a PIN. */
    expiresAt: isoTime().nullable(),
    /** In place of the pass, opens it once more without another use; null for a PIN. */
    again: z.string().nullable(),
    images: z.array(image()),
  });
export type OpenedZarCode = z.output<ReturnType<typeof openedZarCode>>;

/** What the owner and admins get, who may edit it. An edit sends `version` back. */
export const editableZarCode = () =>
  publicZarCode().extend({
    ...pointFields(),
    isCreatorCode: z.boolean(),
    visibility: z.enum(visibilities),
    /** When its resident took it over by a claim slip. */
    claimedAt: isoTime().optional(),
    /** The creator who made it, of a claimed one. */
    madeBy: z.string().optional(),
    version: z.number(),
  });
export type EditableZarCode = z.output<ReturnType<typeof editableZarCode>>;

export const ownerZarCode = () =>
  editableZarCode().extend({
    residentConsent: residentConsent().optional(),
    user: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  });
export type OwnerZarCode = z.output<ReturnType<typeof ownerZarCode>>;

/** `from` and `to` hold only the fields that the edit changed. */
export const historyEntry = () =>
  z.object({
    id: z.string(),
    at: isoTime(),
    by: z.enum(['owner', 'creator', 'admin']),
    /** Not an edit: from then on it belongs to the resident who claimed it. */
    claimed: z.literal(true).optional(),
    from: z.object({ ...placeFields(), guide: guide() }).partial(),
    to: z.object({ ...placeFields(), guide: guide() }).partial(),
  });
export type HistoryEntry = z.output<ReturnType<typeof historyEntry>>;

/** A row of a person's own list, or a pin on their map. */
export const zarCodeCard = () =>
  publicZarCode()
    .pick({
      id: true,
      zarcode: true,
      title: true,
      latitude: true,
      longitude: true,
      suburb: true,
      city: true,
      province: true,
      createdAt: true,
    })
    .extend({
      /** Absent on public ones. */
      visibility: guarded().optional(),
    });
export type ZarCodeCard = z.output<ReturnType<typeof zarCodeCard>>;

/** The same for others: without a point where they see only the area. */
export const shownCard = () => zarCodeCard().partial({ latitude: true, longitude: true });
export type ShownCard = z.output<ReturnType<typeof shownCard>>;
