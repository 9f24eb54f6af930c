import { useBlocker } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import type { AnyForm } from './useAppForm.ts';

/** Asks before a page with unsaved changes is left: `<LeaveWarning form={form} />`. */
export function LeaveWarning({ form }: { form: AnyForm }): ReactElement | null {
  const blocker = useBlocker({
    shouldBlockFn: form.hasChanges,
    // Closing the tab or loading another site: the browser asks in its own words.
    enableBeforeUnload: form.hasChanges,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmText="Leave"
      cancelText="Stay"
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      <p>What you changed on this page has not been saved.</p>
    </ConfirmDialog>
  );
}
