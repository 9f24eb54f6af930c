import * as z from 'zod';
import { maxDetails } from '#shared/domain/creatorDetails.ts';
import { maxCreatorLengths } from '#shared/domain/creators.ts';
import { codeDetails } from './creatorDetails.ts';
import {
  creatorChanges,
  creatorProfile,
  formerCreator,
  listedCreator,
  newCreator,
  ownCreator,
  publicCreator,
} from './creatorFields.ts';
import { code, email, id, lines, pagination, wholeText } from './fields.ts';
import { answeredPicture } from './fileFields.ts';
import { route } from './route.ts';
import { shareCardQuery, shareCardSeconds } from './shareCardFields.ts';
import { placeQuery, timePagination } from './timeList.ts';
import { shownCard } from './zarCodeFields.ts';

const page = () => wholeText(1, 1_000_000).default(1);
/** By state and slug. A larger `limit` is taken as the largest. */
const pageQuery = (maxLimit: number) =>
  placeQuery({ place: /^(?:IN)?ACTIVE#[\w-]{1,100}$/ }).safeExtend({
    limit: wholeText(1, 100)
      .transform((limit) => Math.min(limit, maxLimit))
      .default(maxLimit),
  });

/** `movedTo`: where the page of a former slug is now. */
const htmlPage = () => z.object({ found: z.boolean(), html: z.string(), movedTo: z.string().optional() });

const profileErrors = ['prefix_taken', 'unavailable'] as const;

export const creators = {
  list: route(() => ({
    method: 'GET',
    path: '/creators',
    level: 'admin',
    summary: 'Creators with their accounts and numbers of codes, the active ones first, by name, five a page',
    query: pageQuery(5).safeExtend({
      /** Words of the name, or the email of an account. */
      search: z.string().max(254).optional(),
      state: z.enum(['', 'active', 'inactive']).optional(),
    }),
    response: z.object({ creators: z.array(listedCreator()), pagination: timePagination() }),
  })),
  public: route(() => ({
    method: 'GET',
    path: '/creators/public',
    level: 'public',
    summary: 'The active creators, by name, ten a page',
    query: pageQuery(10),
    response: z.object({ creators: z.array(publicCreator()), pagination: timePagination() }),
    edgeSeconds: 60,
  })),
  codes: route(() => ({
    method: 'GET',
    path: '/creators/{id}/zarcodes',
    level: 'public',
    optionalCaller: true,
    summary:
      "A creator's codes, newest first; an inactive creator's only for themselves and admins, those of a deleted profile only for who held it",
    params: z.strictObject({ id: id('crt') }),
    query: z.strictObject({
      search: z.string().max(200).optional(),
      page: page(),
      limit: wholeText(1, 1000).default(10),
      /** Those that nobody else finds: a list of its own, empty for everybody but their owner and admins. */
      level: z.enum(['', 'private']).optional(),
    }),
    response: z.object({ zarCodes: z.array(shownCard()), pagination: pagination() }),
    errors: ['not_found', 'too_many_requests'],
    // New codes are not purged: a creator may make hundreds a day.
    edgeSeconds: 60,
  })),
  bySlug: route(() => ({
    method: 'GET',
    path: '/creators/slug/{slug}',
    level: 'public',
    summary: 'The creator of a public page, also by a former slug; 404 for an inactive one',
    // People may type anything here: what can't be a slug is not found.
    params: z.strictObject({ slug: z.string().max(200) }),
    response: publicCreator(),
    errors: ['not_found'],
    // A change purges the slugs that the creator has had (functions/domain/creators/pathsOfCreator.ts).
    edgeSeconds: 300,
  })),
  shareCard: route(() => ({
    method: 'GET',
    path: '/creators/slug/{slug}/share-card',
    level: 'public',
    summary: "The picture of a link preview of a creator's page",
    params: z.strictObject({ slug: z.string().max(200) }),
    query: shareCardQuery(),
    response: answeredPicture(),
    file: ['image/jpeg'],
    errors: ['not_found'],
    edgeSeconds: shareCardSeconds,
  })),
  page: route(() => ({
    method: 'GET',
    path: '/creators/slug/{slug}/page',
    level: 'public',
    summary: "A creator's public page as HTML; 404 with the empty page if there is none",
    params: z.strictObject({ slug: z.string().max(200) }),
    // People's links have parameters of other sites, too, which are left out.
    query: z.object({
      search: z.string().max(200).optional().catch(undefined),
      page: page().catch(1),
    }),
    response: htmlPage(),
    errors: ['not_found', 'too_many_requests'],
    page: true,
    edgeSeconds: 60,
  })),
  codePage: route(() => ({
    method: 'GET',
    path: '/creators/slug/{slug}/{code}/page',
    level: 'public',
    summary: "The page of a creator's code as HTML; 404 with the empty page for anybody else's code",
    params: z.strictObject({ slug: z.string().max(200), code: z.string().max(200) }),
    response: htmlPage(),
    errors: ['not_found'],
    page: true,
    // A change of the creator does not purge them.
    edgeSeconds: 60,
  })),
  create: route(() => ({
    method: 'POST',
    path: '/creators',
    level: 'admin',
    summary: 'Make a creator of the account with the email userEmail',
    status: 201,
    body: newCreator().extend({ userEmail: email() }),
    response: creatorProfile(),
    errors: ['account_unknown', 'creator_exists', ...profileErrors],
    refreshes: ['audit'],
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/creators/{id}',
    level: 'admin',
    summary: 'Change any fields of a creator',
    params: z.strictObject({ id: id('crt') }),
    body: creatorChanges().extend({
      /** Which version the admin has seen; refused where it was changed since. */
      version: z.int().min(1).exactOptional(),
    }),
    response: creatorProfile(),
    errors: ['not_found', 'prefix_locked', 'edit_conflict', ...profileErrors],
    refreshes: ['audit'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/creators/{id}',
    level: 'admin',
    summary: 'Delete a creator; the codes stay',
    params: z.strictObject({ id: id('crt') }),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'unavailable'],
    refreshes: ['audit'],
  })),
  me: route(() => ({
    method: 'GET',
    path: '/creators/me',
    level: 'user',
    summary: "The caller's creator profile; 404 without one",
    response: ownCreator(),
    errors: ['not_found'],
  })),
  former: route(() => ({
    method: 'GET',
    path: '/creators/me/former',
    level: 'user',
    summary: "The caller's deleted creator profiles of which there are codes",
    response: z.object({ creators: z.array(formerCreator()) }),
  })),
  details: route(() => ({
    method: 'POST',
    path: '/creators/me/details',
    level: 'user',
    summary: "Accuracy, photos, directions and claim slips of up to 100 of the caller's codes as a creator",
    body: z.strictObject({
      codes: z
        .array(code())
        .min(1, 'Please give at least one ZarCode.')
        .max(maxDetails, `Please give at most ${maxDetails} ZarCodes.`),
    }),
    response: z.object({ details: z.array(codeDetails()) }),
    errors: ['not_found', 'unavailable'],
    // It reads.
    refreshes: 'nothing',
  })),
  createMe: route(() => ({
    method: 'POST',
    path: '/creators/me',
    level: 'admin',
    summary: 'Make a creator of the caller, who has to be an admin',
    status: 201,
    body: newCreator(),
    response: creatorProfile(),
    errors: ['creator_exists', ...profileErrors],
  })),
  updateMe: route(() => ({
    method: 'PUT',
    path: '/creators/me',
    level: 'user',
    summary: "Change any fields of the caller's creator profile",
    body: creatorChanges(),
    response: creatorProfile(),
    errors: ['not_found', 'prefix_locked', 'too_many_requests', ...profileErrors],
  })),
  request: route(() => ({
    method: 'POST',
    path: '/creators/request',
    level: 'user',
    summary: 'Request a creator profile from the admins, once a day',
    status: 201,
    body: z.strictObject({ message: lines(maxCreatorLengths.request).optional() }),
    response: z.object({ message: z.string() }),
    errors: ['creator_exists', 'too_many_requests', 'unavailable'],
    refreshes: 'nothing',
  })),
  get: route(() => ({
    method: 'GET',
    path: '/creators/{id}',
    level: 'admin',
    summary: 'A creator with their account and numbers of codes',
    params: z.strictObject({ id: id('crt') }),
    response: listedCreator(),
    errors: ['not_found'],
    // Holders and other admins change it, too.
    cacheSeconds: 10,
  })),
};
