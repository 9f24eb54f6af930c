import type { ReactElement } from 'react';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { shownCode } from './shownCode.ts';

/** To the edit page (docs/product.md, "Edit page"). A plain link, because the router does not know the page yet. */
export function EditLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <AnchorButton href={`/zarcodes/${code}/edit`} aria-label={`Edit Now: ${code}`}>
      Edit Now
    </AnchorButton>
  );
}
