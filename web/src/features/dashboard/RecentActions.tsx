import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { shownCode } from '#web/brand/shownCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export function RecentActions({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <chakra.div display="flex" ms={{ md: '-3' }}>
      <CopyButton text={code} what="ZarCode" variant="ghost" />
      <LinkButton
        to="/zarcodes/$code"
        params={{ code }}
        variant="ghost"
        size="icon"
        aria-label={`View ZarCode ${code}`}
      >
        <Eye aria-hidden="true" />
      </LinkButton>
    </chakra.div>
  );
}
