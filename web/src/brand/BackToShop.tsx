import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { pageWithCode, shopPage } from '#web/storage/shopPage.ts';
import { AnchorButton } from '#web/ui/LinkButton.tsx';

/** Takes a code that was made for a shop back there. The shop gets nothing unless it is pressed. */
export function BackToShop({ zarcode }: { zarcode: string }): ReactElement | null {
  const [page] = useState(shopPage.read);
  if (page === null) return null;
  return (
    <chakra.div gridColumn="1 / -1" display="grid" gap="1.5">
      <AnchorButton
        href={pageWithCode(page, zarcode)}
        variant="accent"
        size="lg"
        whiteSpace="normal"
        overflowWrap="anywhere"
      >
        {t`Take it back to ${page.host}`}
      </AnchorButton>
      <chakra.p color="fg.muted" fontSize="sm">
        {t`The shop gets this ZarCode, and nothing else of you.`}
      </chakra.p>
    </chakra.div>
  );
}
