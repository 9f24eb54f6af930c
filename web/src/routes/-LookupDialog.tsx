import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { SearchBox } from '#web/features/search/SearchBox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

/** The search box over any page; what is chosen opens instead of that page. */
export function LookupDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog title={t`Look up a ZarCode`} onClose={onClose}>
      {/* Room for the suggestions, which would otherwise be cut off by the dialog. */}
      <chakra.div minH="min(28rem, 60dvh)">
        <SearchBox closeDelay={500} onGo={onClose} />
        <chakra.p mt="3" fontSize="sm" color="fg.muted">
          {t`A code, such as 7PT-FLHV, a town or a suburb, or coordinates from another map.`}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}
