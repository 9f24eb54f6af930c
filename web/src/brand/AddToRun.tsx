import { type ReactElement, useSyncExternalStore } from 'react';
import { t } from '#shared/text/t.ts';
import { runCount } from '#web/storage/runCount.ts';
import { AnchorButton } from '#web/ui/LinkButton.tsx';

function subscribe(changed: () => void): () => void {
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Leads to the run of this device, with the code in it. @param code as people read it */
export function AddToRun({ code }: { code: string }): ReactElement {
  const count = useSyncExternalStore(subscribe, runCount, () => 0);
  return (
    <AnchorButton href={`/run#add=${code}`} variant="ghost">
      {count === 0 ? t`Add to a run` : t`Add to the run (${count})`}
    </AnchorButton>
  );
}
