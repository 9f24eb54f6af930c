import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { useRun } from './runStore.ts';

/** Before the driver leaves, and on the road as well. */
export function NotStored(): ReactElement | null {
  return useRun().isStored ? null : (
    <Notice tone="error">
      {t`This browser can't store the run. Keep this page open: what is closed is lost.`}
    </Notice>
  );
}
