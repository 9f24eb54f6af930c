import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { useIsOnline } from '#web/offline/useIsOnline.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Page } from '#web/ui/Page.tsx';
import { toast } from '#web/ui/toast.ts';
import { addStop } from './addStops.ts';
import { PastePage } from './PastePage.tsx';
import { PlanPage } from './PlanPage.tsx';
import { RoadPage } from './RoadPage.tsx';
import { firstEnd, type Run } from './run.ts';
import { addedCode, codesOfFragment, isRunLink } from './runLink.ts';
import { changeRun, useRun } from './runStore.ts';
import { sendReports } from './sendReports.ts';
import { useLoading } from './useLoading.ts';

const SharedRun = lazy(async () => ({ default: (await import('./SharedRun.tsx')).SharedRun }));

interface StoredRunProps {
  hash: string;
  onTaken: () => void;
}

/** The run of this device, as far as it is. */
export function StoredRun({ hash, onTaken }: StoredRunProps): ReactElement {
  const { value: run, isNewer } = useRun();
  // The scanner is part of the page that the first stop would replace.
  const [isScanning, setScanning] = useState(false);
  const codes = codesOfFragment(`#${hash}`);
  const added = addedCode(`#${hash}`);
  const isRead = run !== undefined;
  const add = useEffectEvent(() => {
    if (added === null || isNewer) return;
    addStop(added);
    onTaken();
  });
  useEffect(() => {
    if (isRead && added !== null) add();
  }, [isRead, added]);
  const isBroken = isRunLink(`#${hash}`) && codes === null && added === null;
  const dropLink = useEffectEvent(() => {
    toast({ variant: 'destructive', title: t`There is no code in this link.` });
    onTaken();
  });
  useEffect(() => {
    if (isBroken) dropLink();
  }, [isBroken]);
  useReports(run);
  useEndOfPass(run);
  const loading = useLoading(run);
  if (isNewer)
    return (
      <Page title={t`Your run`}>
        <Notice tone="error">
          {t`This run was made with a newer version of this page. Please load the page again.`}
        </Notice>
      </Page>
    );
  return (
    <>
      {run === undefined || run === null || run.stops.length === 0 || isScanning ? (
        <PastePage onScan={setScanning} />
      ) : run.isDriving ? (
        <RoadPage run={run} loading={loading} />
      ) : (
        <PlanPage run={run} loading={loading} />
      )}
      {codes === null || run === undefined ? null : (
        <Suspense>
          <SharedRun codes={codes} run={run} onClose={onTaken} />
        </Suspense>
      )}
    </>
  );
}

const resendMs = 60_000;

/** Sends what waits, and tries again while it was not taken. */
function useReports(run: Run | null | undefined): void {
  const isOnline = useIsOnline();
  const isWaiting = (run?.reports.length ?? 0) > 0;
  useEffect(() => {
    if (!isOnline || !isWaiting) return;
    void sendReports();
    const timer = setInterval(() => document.visibilityState === 'visible' && void sendReports(), resendMs);
    return () => clearInterval(timer);
  }, [isOnline, isWaiting]);
}

const longestTimerMs = 2 ** 31 - 1;

/** Also while nobody presses anything. */
function useEndOfPass(run: Run | null | undefined): void {
  const end = run ? firstEnd(run) : Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (end === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(Math.max(end - Date.now(), 0), longestTimerMs);
    const timer = setTimeout(() => void changeRun((now) => now), wait);
    return () => clearTimeout(timer);
  }, [end]);
}
