import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { nearCode } from '#web/brand/place/nearCode.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { Point } from '#web/maps/mapView.ts';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { KnownCodes } from './useStart.ts';

interface NearCodeProps {
  codes: KnownCodes['codes'];
  point: Point | null;
}

/** Which code of the same owner stands where the pin is. It opens in a tab of its own, so that nothing typed is lost. */
export function NearCode({ codes, point }: NearCodeProps): ReactElement | null {
  const code = nearCode(codes, point);
  if (code === null) return null;
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
