import { pinPattern } from '#shared/domain/visibility.ts';
import { ApiError, callRoute } from '#web/api/client.ts';
import { inOneTab } from '#web/offline/inOneTab.ts';
import { isOnline } from '#web/offline/isOnline.ts';
import { deviceId } from '#web/storage/device.ts';
import { headersOf } from '#web/storage/openedCodes.ts';
import type { Report, Run } from './run.ts';
import { changeRun, latestRun } from './runStore.ts';

/**
 * Sends what waits, in its order, one tab at a time. What was refused is not sent again; what may have arrived before
 * the connection broke is, because a device counts once a day for each code.
 */
export const sendReports = (): Promise<void> =>
  inOneTab('run-reports', async () => {
    if (!isOnline()) return;
    for (let run = await latestRun(); run !== null; ) {
      const [report] = run.reports;
      if (report === undefined || !(await isAnswered(run, report))) return;
      run = await changeRun(
        (now) => now && { ...now, reports: now.reports.filter(({ id }) => id !== report.id) },
      );
    }
  });

async function isAnswered({ stops }: Run, { code, result, position }: Report): Promise<boolean> {
  const secret = stops.find((stop) => stop.code === code)?.secret;
  const headers =
    secret === undefined ? {} : headersOf({ by: pinPattern.test(secret) ? 'pin' : 'pass', secret });
  try {
    const body = { result, device: deviceId(), ...position };
    await callRoute('visits.create', { params: { code }, body }, { headers });
    return true;
  } catch (error) {
    // Too many at once (429), no answer and a failure there are for later.
    return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  }
}
