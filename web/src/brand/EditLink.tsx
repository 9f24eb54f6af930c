import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { shownCode } from './shownCode.ts';

/** To the edit page (docs/product/change-requests.md#edit-page). */
export function EditLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <LinkButton to="/zarcodes/$code/edit" params={{ code }} aria-label={t`Edit Now: ${code}`}>
      {t`Edit Now`}
    </LinkButton>
  );
}
