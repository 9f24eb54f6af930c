import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { ConfirmAction } from '#web/ui/ConfirmAction.tsx';
import type { Run } from './run.ts';
import { deleteRun } from './runStore.ts';

export function DeleteRun({ run, onClose }: { run: Run; onClose: () => void }): ReactElement {
  const count = run.stops.length;
  return (
    <ConfirmAction
      title={t`Delete this run?`}
      confirmText={t`Delete`}
      busyText={t`Deleting...`}
      action={deleteRun}
      success={{ title: t`The run is deleted from this phone.` }}
      failure={failure(t`Error`, t`Please try again.`)}
      onClose={onClose}
    >
      <p>
        {plural(
          count,
          t`${count} stop leaves this phone, with its outcome, note and photo. Send the results first if somebody needs them.`,
          t`${count} stops leave this phone, with their outcomes, notes and photos. Send the results first if somebody needs them.`,
        )}
      </p>
    </ConfirmAction>
  );
}
