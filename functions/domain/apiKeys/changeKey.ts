import { type ApiKey, getApiKey, writeApiKey } from '#functions/data/apiKeys.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { auditEntry, changesOf } from '#functions/domain/audit/auditEntry.ts';
import { changedMeanwhile } from '#functions/domain/audit/changedMeanwhile.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { keyNotFound } from './keyNotFound.ts';

interface Change {
  readonly id: string;
  readonly adminId: string;
  readonly changes: {
    readonly dailyCalls?: number | undefined;
    readonly disabled?: boolean | undefined;
    readonly version?: number | undefined;
  };
}

/** An admin's change, which counts with the next call. @throws 404, 409 where it was changed since the admin saw it */
export async function changeKey(deps: Dependencies, { id, adminId, changes }: Change): Promise<ApiKey> {
  const before = await getApiKey(deps.table, id);
  if (before === null) throw keyNotFound();
  const { dailyCalls = before.dailyCalls, disabled = before.disabled, version = before.version } = changes;
  const conflict = () => changedMeanwhile(deps, { kind: 'apiKey', targetId: id });
  if (version !== before.version) throw await conflict();
  const after = { ...before, dailyCalls, disabled };
  const differences = changesOf(['dailyCalls', 'disabled'], before, after);
  if (differences.length === 0) return before;
  const isDone = await transactIfAllowed(deps.table, [
    writeApiKey(after, before),
    auditEntry(deps, {
      actorId: adminId,
      action: 'apiKeys.update',
      target: { kind: 'apiKey', id },
      userId: before.userId,
      changes: differences,
    }),
  ]);
  if (!isDone) throw await conflict();
  return { ...after, version: before.version + 1 };
}
