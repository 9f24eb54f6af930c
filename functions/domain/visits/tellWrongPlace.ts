import { erasedUserId } from '#functions/data/erased.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import type { Visit } from '#functions/data/visit.ts';
import { listReports, writeWrongPlaceTold } from '#functions/data/visitReports.ts';
import type { ZarCode } from '#functions/data/zarcodes.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { wrongPlaceDays } from '#shared/domain/visits.ts';
import { isIndependent } from './isIndependent.ts';

/** Notifies the owner where another visitor said the same in the last 30 days, unless that was done in these days. */
export async function tellWrongPlace(deps: Dependencies, zarCode: ZarCode, visit: Visit): Promise<void> {
  const { code, ownerId } = zarCode;
  if (ownerId === erasedUserId) return;
  const { now } = visit;
  const since = new Date(now.getTime() - wrongPlaceDays * 86_400_000);
  const reports = await listReports(deps.table, visit, 'wrongPlace', since);
  if (!reports.some((other) => isIndependent(other, visit))) return;
  await transactIfAllowed(deps.table, [
    writeWrongPlaceTold(visit, { now, since }),
    writeNotification({
      id: deps.newId('ntf'),
      userId: ownerId,
      at: now.toISOString(),
      content: { kind: 'wrongPlace', code },
    }),
  ]);
}
