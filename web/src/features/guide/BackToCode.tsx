import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

/** @param code as people read it */
export function BackToCode({ code }: { code: string }): ReactElement {
  return (
    <LinkButton to="/zarcodes/$code" params={{ code }} variant="ghost" ps="2" ms="-2.5">
      <ArrowLeft aria-hidden="true" />
      {t`Back to ${code}`}
    </LinkButton>
  );
}
