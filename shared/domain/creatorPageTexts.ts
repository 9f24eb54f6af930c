import { plural, t } from '#shared/text/t.ts';
import { formatCode, normaliseCode } from './code.ts';
import { placeLine } from './placeLine.ts';
import { socialNetworks, socialUrl } from './socialLinks.ts';
import { spelledCode } from './spelledCode.ts';
import type { Visibility } from './visibility.ts';

/** What a creator's public page shows, in the browser and as HTML alike. */
export interface CreatorOnPage {
  readonly slug: string;
  readonly displayName: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly tiktok: string;
  readonly xcom: string;
  readonly website: string;
  readonly email: string;
}

interface CodeInList {
  readonly zarcode: string;
  readonly title: string;
  readonly suburb: string;
  readonly city: string;
  readonly province: string;
  readonly visibility?: Visibility | undefined;
}

/** A page of a creator's codes. */
export interface CodesOnPage {
  readonly zarCodes: readonly CodeInList[];
  readonly pagination: { page: number; limit: number; total: number; totalPages: number };
}

export const codesPerPage = 10;

/** The texts and links of the page; empty where there is nothing to show. */
export const creatorTextNames = [
  'name',
  'path',
  'instagram',
  'facebook',
  'tiktok',
  'xcom',
  'website',
  'site',
  'email',
  'mailto',
  'count',
  'search',
  'all',
  'empty',
  'showing',
  'previous',
  'next',
] as const;
export type CreatorTexts = Readonly<Record<(typeof creatorTextNames)[number], string>>;

/** The texts of one code in the list. */
export const creatorRowNames = [
  'rowCode',
  'rowSpelled',
  'rowTitle',
  'rowPlace',
  'rowLevel',
  'rowHref',
] as const;
export type CreatorRow = Readonly<Record<(typeof creatorRowNames)[number], string>>;

/** @param search what is searched for in the list, or empty */
export function creatorTexts(creator: CreatorOnPage, codes: CodesOnPage, search: string): CreatorTexts {
  const { page, total, totalPages } = codes.pagination;
  const path = `/${creator.slug}`;
  const pageAt = (number: number) => {
    const query = new URLSearchParams({
      ...(search && { search }),
      ...(number > 1 && { page: `${number}` }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  const [previous, next] = [page > 1 && totalPages > 0, page < totalPages];
  const links = socialNetworks.map((network) => [network, socialUrl(network, creator[network]) ?? '']);
  return {
    ...(Object.fromEntries(links) as Pick<CreatorTexts, (typeof socialNetworks)[number]>),
    name: creator.displayName,
    path,
    website: creator.website,
    site: creator.website.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, ''),
    email: creator.email,
    mailto: creator.email === '' ? '' : `mailto:${creator.email}`,
    count: plural(total, t`${total} ZarCode`, t`${total} ZarCodes`),
    search,
    all: search === '' ? '' : path,
    empty: codes.zarCodes.length > 0 ? '' : emptyText(total, search),
    showing: showingText(codes.pagination),
    previous: previous ? pageAt(Math.min(page - 1, totalPages)) : '',
    next: next ? pageAt(page + 1) : '',
  };
}

/** Empty where one page holds everything. */
function showingText({ page, limit, total, totalPages }: CodesOnPage['pagination']): string {
  if (page > totalPages && total > 0)
    return t`${plural(total, t`${total} result`, t`${total} results`)}, ${plural(totalPages, t`${totalPages} page`, t`${totalPages} pages`)}`;
  if (totalPages <= 1) return '';
  const [first, last] = [(page - 1) * limit + 1, Math.min(page * limit, total)];
  return t`Showing ${first} to ${last} of ${total} results`;
}

function emptyText(total: number, search: string): string {
  if (total > 0) return t`There are no more ZarCodes`;
  return search === '' ? t`No ZarCodes yet` : t`No ZarCodes found`;
}

export function creatorRows({ slug }: CreatorOnPage, { zarCodes }: CodesOnPage): CreatorRow[] {
  return zarCodes.map(({ zarcode, title, suburb, city, province, visibility = 'public' }) => {
    const code = formatCode(normaliseCode(zarcode) ?? zarcode);
    return {
      rowCode: code,
      rowSpelled: spelledCode(code),
      rowTitle: title,
      rowPlace: placeLine(suburb, city, province),
      rowLevel: visibility === 'public' ? '' : t`Area only`,
      rowHref: `/${slug}/${code}`,
    };
  });
}
