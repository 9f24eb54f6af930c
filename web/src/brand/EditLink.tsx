import type { ReactElement } from 'react';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { shownCode } from './shownCode.ts';

/** To the edit page (docs/product/change-requests.md#edit-page). */
export function EditLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <LinkButton to="/zarcodes/$code/edit" params={{ code }} aria-label={`Edit Now: ${code}`}>
      Edit Now
    </LinkButton>
  );
}
