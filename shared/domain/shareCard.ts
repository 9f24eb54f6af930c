import type { Landmark } from './guideIds.ts';
import type { Point } from './writtenCoordinates.ts';

/** The picture that a link arrives with (https://ogp.me), in pixels. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** WhatsApp leaves out what is much larger. */
export const maxShareCardBytes = 100 * 1024;

export interface CodeCard {
  readonly kind: 'code';
  /** 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** Suburb and city. */
  readonly place: string;
  readonly province: string;
  /** The first of the guide. */
  readonly step: { readonly landmark: Landmark; readonly sentence: string } | null;
  /** Null where only the area is shown. */
  readonly spot: Point | null;
}

export interface CreatorCard {
  readonly kind: 'creator';
  readonly name: string;
  /** Of the page, without `https://`. */
  readonly address: string;
}

/** A page of ours. */
export interface PageCard {
  readonly kind: 'page';
  readonly title: string;
  readonly sentence: string;
  /** Shown as an example. */
  readonly code: string;
}

export type ShareCard = CodeCard | CreatorCard | PageCard;

/** Where the picture of a code's link preview is. @param version of what it shows */
export const codeCardPath = (code: string, version: string): string =>
  `/api/zarcodes/${code}/share-card?v=${version}`;

/** The same of a creator's page. */
export const creatorCardPath = (slug: string, version: string): string =>
  `/api/creators/slug/${slug}/share-card?v=${version}`;
