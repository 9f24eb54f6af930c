import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** A code of the same owner stands where the pin is. In a tab of its own, so that nothing typed is lost. */
export function NearCode({ code }: { code: Pick<ZarCodeCard, 'zarcode' | 'title'> }): ReactElement {
  const shown = shownCode(code.zarcode);
  return (
    <Notice
      title={t`You already have ${shown} here`}
      action={
        <AnchorButton href={`/zarcodes/${shown}`} target="_blank" rel="noopener" variant="outline" size="sm">
          {t`Open ${shown}`}
          <VisuallyHidden>{t`(in a new tab)`}</VisuallyHidden>
        </AnchorButton>
      }
    >
      {t`It is “${code.title}”. You can still make another one.`}
    </Notice>
  );
}
