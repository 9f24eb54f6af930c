import { type ChangeRequest, writeChangeRequest, writeDecision } from '#functions/data/changeRequests.ts';
import { listOwnedCodes } from '#functions/data/ownedCodes.ts';
import type { Table } from '#functions/data/table.ts';
import { ConditionFailed, transact } from '#functions/data/transact.ts';
import { demoPeople, demoUserId } from './demoAccounts.ts';

const hourMs = 3_600_000;

/** One request in each state, of the first person's newest codes: which are the same on every machine. */
export async function seedRequests(table: Table, startedAt: Date): Promise<void> {
  const [person] = demoPeople;
  if (person === undefined) return;
  const userId = demoUserId(person);
  const [waiting, editable, refused] = await listOwnedCodes(table, userId, 3);
  if (waiting === undefined || editable === undefined || refused === undefined) return;
  const at = (hoursAgo: number) => new Date(startedAt.getTime() - hoursAgo * hourMs).toISOString();
  const pending = (code: string, reason: string, hoursAgo: number) =>
    ({
      id: `chg_${code}${'demo'.padEnd(13, '0')}`,
      userId,
      code,
      reason,
      createdAt: at(hoursAgo),
      status: 'pending',
      version: 1,
    }) as const;

  await put(table, pending(waiting.code, 'The gate is now in the side street.', 5));
  const approved = pending(editable.code, 'We moved two houses down the road.', 20);
  await put(table, approved, { ...approved, status: 'approved', approvedAt: at(0) });
  const rejected = pending(refused.code, 'Please move it to the new mall.', 48);
  const note = 'The new mall is another place: please create a ZarCode for it.';
  await put(table, rejected, { ...rejected, status: 'rejected', rejectedAt: at(24), note });
}

async function put(
  table: Table,
  request: ChangeRequest & { status: 'pending' },
  decided?: ChangeRequest,
): Promise<void> {
  try {
    await transact(table, [writeChangeRequest(request, null)]);
    if (decided !== undefined) await transact(table, [writeDecision(decided, request)]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error; // written by an interrupted start
  }
}
