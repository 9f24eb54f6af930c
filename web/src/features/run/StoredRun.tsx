import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { addStop } from './addStops.ts';
import { refreshStops } from './loadStops.ts';
import { PastePage } from './PastePage.tsx';
import { PlanPage } from './PlanPage.tsx';
import { RoadPage } from './RoadPage.tsx';
import { addedCode, codesOfFragment } from './runLink.ts';
import { useRun } from './runStore.ts';
import { sendReports } from './sendReports.ts';

const SharedRun = lazy(async () => ({ default: (await import('./SharedRun.tsx')).SharedRun }));

interface StoredRunProps {
  hash: string;
  onTaken: () => void;
}

/** The run of this device, as far as it is. */
export function StoredRun({ hash, onTaken }: StoredRunProps): ReactElement {
  const { run, isNewer } = useRun();
  // The scanner is part of the page that the first stop would replace.
  const [isScanning, setScanning] = useState(false);
  const codes = codesOfFragment(`#${hash}`);
  const added = addedCode(`#${hash}`);
  const isRead = run !== undefined;
  const add = useEffectEvent(() => {
    if (added === null) return;
    addStop(added);
    onTaken();
  });
  useEffect(() => {
    if (isRead && added !== null) add();
  }, [isRead, added]);
  const isOnline = useIsOnline();
  const isWaiting = (run?.reports.length ?? 0) > 0;
  useEffect(() => {
    if (isOnline && isWaiting) void sendReports();
  }, [isOnline, isWaiting]);
  const refresh = useEffectEvent(() => {
    if (run) void refreshStops(run);
  });
  useEffect(() => {
    if (isRead && isOnline) refresh();
  }, [isRead, isOnline]);
  if (isNewer)
    return (
      <PastePage>
        <Notice tone="error">
          {t`This run was made with a newer version of this page. Please load the page again.`}
        </Notice>
      </PastePage>
    );
  return (
    <>
      {run === undefined || run === null || run.stops.length === 0 || isScanning ? (
        <PastePage onScan={setScanning} />
      ) : run.isDriving ? (
        <RoadPage run={run} />
      ) : (
        <PlanPage run={run} />
      )}
      {codes === null || run === undefined ? null : (
        <Suspense>
          <SharedRun codes={codes} run={run} onClose={onTaken} />
        </Suspense>
      )}
    </>
  );
}
