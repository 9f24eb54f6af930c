import { useBlocker } from '@tanstack/react-router';
import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { AnyForm } from './useAppForm.ts';

/** Asks before a page with unsaved changes is left: `<LeaveWarning form={form} />`. */
export function LeaveWarning({ form }: { form: Pick<AnyForm, 'hasChanges'> }): ReactElement | null {
  const { hasChanges } = form;
  const blocker = useBlocker({ shouldBlockFn: hasChanges, enableBeforeUnload: false, withResolver: true });
  useEffect(() => {
    // Closing the tab or loading another site: the browser asks, in its own words. The router's own listener exists
    // with a browser's history only.
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t`Leave without saving?`}
      confirmText={t`Leave`}
      cancelText={t`Stay`}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p>{t`What you changed on this page has not been saved.`}</p>
    </ConfirmDialog>
  );
}
