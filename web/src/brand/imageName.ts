import type { ZarCodeImage } from '#shared/contract/images.ts';

/** What screen readers call a photo: its caption, else the place and which one it is. */
export const imageName = ({ caption, displayOrder }: ZarCodeImage, title: string): string =>
  caption === '' ? `${title}, photo ${displayOrder}` : caption;
