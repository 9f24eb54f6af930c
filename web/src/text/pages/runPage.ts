import { t } from '#shared/text/t.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

export const runPage = {
  path: '/run',
  title: t`Plan your run – ZarCodes`,
  description: t`Paste up to 60 ZarCodes from a message. They are sorted, and open on the road without a connection.`,
} as const satisfies PublicPage;
