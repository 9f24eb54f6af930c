import * as z from 'zod';
import { creatorMessages, maxCreatorLengths, prefixProblem } from '#shared/domain/creators.ts';
import { type SocialNetwork, socialUrl, websiteUrl } from '#shared/domain/socialLinks.ts';
import { email, isoTime, nameText, text } from './fields.ts';

const { noName, website: badWebsite, social: badSocial } = creatorMessages;

const displayName = () => nameText(maxCreatorLengths.displayName, noName);

const social = (network: SocialNetwork) =>
  text(maxCreatorLengths.social).refine(
    (typed) => typed === '' || socialUrl(network, typed) !== null,
    badSocial,
  );

/** Stored with its scheme. */
const website = () =>
  text(maxCreatorLengths.website)
    .refine((typed) => typed === '' || websiteUrl(typed) !== null, badWebsite)
    .transform((typed) => (typed === '' ? '' : (websiteUrl(typed) ?? '')));

/** Three letters in capitals, or empty. */
const uniquePrefix = () =>
  z
    .string(creatorMessages.prefixForm)
    .max(20, creatorMessages.prefixForm)
    .transform((typed, context) => {
      // Checked before upper-casing, which turns other letters into ASCII: 'ﬁ' becomes 'FI'.
      const prefix = /^[A-Za-z]*$/.test(typed.trim()) ? typed.trim().toUpperCase() : typed;
      const problem = prefix === '' ? null : prefixProblem(prefix);
      if (problem === null) return prefix;
      context.issues.push({ code: 'custom', message: problem, input: typed });
      return z.NEVER;
    });

/** What a holder may change of a profile; of a prefix, only that there is none yet. */
const creatorFields = () => ({
  uniquePrefix: uniquePrefix().exactOptional(),
  /** Taken from admins only; for others the stored value stays. So it is with isActive. */
  useStandardPrefix: z.boolean().exactOptional(),
  isActive: z.boolean().exactOptional(),
  instagram: social('instagram').exactOptional(),
  facebook: social('facebook').exactOptional(),
  tiktok: social('tiktok').exactOptional(),
  xcom: social('xcom').exactOptional(),
  website: website().exactOptional(),
  /** Shown to everybody. */
  email: z.union([z.literal(''), email()]).exactOptional(),
});

export const newCreator = () => z.strictObject({ displayName: displayName(), ...creatorFields() });
export type NewCreator = z.output<ReturnType<typeof newCreator>>;

/** Any subset of the fields. */
export const creatorChanges = () =>
  z.strictObject({ displayName: displayName().exactOptional(), ...creatorFields() });
export type CreatorChanges = z.output<ReturnType<typeof creatorChanges>>;

/** What everybody may see: nothing about the account that holds it. */
export const publicCreator = () =>
  z.object({
    id: z.string(),
    /** The last part of the address of the public page. */
    slug: z.string(),
    displayName: z.string(),
    isActive: z.boolean(),
    instagram: z.string(),
    facebook: z.string(),
    tiktok: z.string(),
    xcom: z.string(),
    website: z.string(),
    email: z.string(),
    createdAt: isoTime(),
  });
export type PublicCreator = z.output<ReturnType<typeof publicCreator>>;

export const creatorProfile = () =>
  publicCreator().extend({
    /** Three letters, or empty. */
    uniquePrefix: z.string(),
    useStandardPrefix: z.boolean(),
    updatedAt: isoTime(),
  });
export type CreatorProfile = z.output<ReturnType<typeof creatorProfile>>;

/** For its holder: with what the tiles of the dashboard show. */
export const ownCreator = () =>
  creatorProfile().extend({
    stats: z.object({
      totalCodes: z.number(),
      /** Made by this profile, and since then claimed by their residents: not among `totalCodes`. */
      claimed: z.number(),
      thisMonth: z.number(),
      provinces: z.number(),
    }),
    /** Codes made today, Africa/Johannesburg, and how many may be. */
    today: z.object({ made: z.number(), max: z.number() }),
  });
export type OwnCreator = z.output<ReturnType<typeof ownCreator>>;

/** A profile that was deleted, for the person who held it. */
export const formerCreator = () =>
  z.object({
    id: z.string(),
    /** Empty where it was deleted before names were stored. */
    displayName: z.string(),
    totalCodes: z.number(),
  });
export type FormerCreator = z.output<ReturnType<typeof formerCreator>>;

export const listedCreator = () =>
  creatorProfile().extend({
    /** Null where the account is erased. */
    user: z
      .object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() })
      .nullable(),
    /** How many codes they have: in all, and from this month. */
    totalCodes: z.number(),
    thisMonth: z.number(),
    /** For `creators.update`. */
    version: z.number(),
  });
export type ListedCreator = z.output<ReturnType<typeof listedCreator>>;
