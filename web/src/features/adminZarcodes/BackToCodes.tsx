import type { ReactElement } from 'react';
import { TextLink } from '#web/ui/TextLink.tsx';

export function BackToCodes(): ReactElement {
  return <TextLink to="/admin/zarcodes">All ZarCodes</TextLink>;
}
