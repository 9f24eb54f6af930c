import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { shopPage } from '#web/storage/shopPage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** The page is also written when the web is built, without an address. */
const isBuild = typeof location === 'undefined';

/** For which shop the code is made, from the first screen on. */
export function ForShop(): ReactElement | null {
  const [page, setPage] = useState(() => (isBuild ? null : shopPage.take()));
  if (page === null) return null;
  const forget = () => {
    shopPage.clear();
    setPage(null);
  };
  return (
    <chakra.div mb="4">
      <Notice
        title={t`This ZarCode is for ${page.host}`}
        action={<Button variant="outline" size="sm" onClick={forget}>{t`Not for a shop`}</Button>}
      >
        {t`Once it is made, you can take it back there.`}
      </Notice>
    </chakra.div>
  );
}
