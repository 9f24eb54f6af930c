import { Eye } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowActions } from '#web/ui/list/RowActions.tsx';
import { shownCode } from './shownCode.ts';

interface CodeRowActionsProps {
  zarcode: string;
  /** More buttons, after copy and view. */
  children?: ReactNode;
}

export function CodeRowActions({ zarcode, children }: CodeRowActionsProps): ReactElement {
  const code = shownCode(zarcode);
  return (
    <RowActions>
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
      {children}
    </RowActions>
  );
}
