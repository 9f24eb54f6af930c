import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Slip } from './filePoints.ts';

interface SlipNoticeProps {
  found: Slip | null;
  slip: Slip | null;
  onChange: (slip: Slip | null) => void;
}

const slipTexts = {
  swapped: {
    found: t`Latitude and longitude seem to be swapped: most points would lie far from South Africa.`,
    action: t`Swap them`,
    done: t`Latitude and longitude are swapped.`,
  },
  minus: {
    found: t`The latitudes have no minus: South Africa lies south of the equator.`,
    action: t`Put a minus before them`,
    done: t`All latitudes have a minus.`,
  },
} as const;

/** A mistake that most rows share, and its remedy for all of them. */
export function SlipNotice({ found, slip, onChange }: SlipNoticeProps): ReactElement | null {
  if (slip !== null)
    return (
      <Notice
        tone="success"
        action={
          <Button variant="outline" size="sm" onClick={() => onChange(null)}>
            {t`Undo`}
          </Button>
        }
      >
        <p role="status">{slipTexts[slip].done}</p>
      </Notice>
    );
  if (found === null) return null;
  return (
    <Notice
      action={
        <Button variant="outline" size="sm" onClick={() => onChange(found)}>
          {slipTexts[found].action}
        </Button>
      }
    >
      <p role="status">{slipTexts[found].found}</p>
    </Notice>
  );
}
