import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { replaceStops } from './addStops.ts';
import type { Run } from './run.ts';

interface SharedRunProps {
  /** Of the link. */
  codes: readonly string[];
  run: Run | null;
  onClose: () => void;
}

/** The stops of a link. Where there is a run already, it is not replaced without asking. */
export function SharedRun({ codes, run, onClose }: SharedRunProps): ReactElement | null {
  const [isFree] = useState(run === null || run.stops.length === 0);
  const count = codes.length;
  const take = () => {
    replaceStops(codes);
    onClose();
  };
  const takeAtOnce = useEffectEvent(() => isFree && take());
  useEffect(() => void takeAtOnce(), []);
  if (isFree) return null;
  return (
    <ConfirmDialog title={t`Replace your run?`} confirmText={t`Replace`} onConfirm={take} onClose={onClose}>
      <p>
        {plural(
          count,
          t`The link brings ${count} stop. Your run with its outcomes is deleted from this phone.`,
          t`The link brings ${count} stops. Your run with its outcomes is deleted from this phone.`,
        )}
      </p>
    </ConfirmDialog>
  );
}
