import type { ZarCodeImage } from '#shared/contract/images.ts';
import { t } from '#shared/text/t.ts';

/** What screen readers call a photo: its caption, else the place and which one it is. */
export const imageName = ({ caption, displayOrder }: ZarCodeImage, title: string): string =>
  caption === '' ? t`${title}, photo ${displayOrder}` : caption;
