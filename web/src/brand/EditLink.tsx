import type { ReactElement } from 'react';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { shownCode } from './shownCode.ts';

/** To SPEC 2's edit page, which the router does not know yet: so it is a plain link. */
export function EditLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <AnchorButton href={`/zarcodes/${code}/edit`} aria-label={`Edit Now: ${code}`}>
      Edit Now
    </AnchorButton>
  );
}
