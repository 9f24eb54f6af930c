import type { Import } from '#functions/data/imports.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import type { Write } from '#functions/data/transact.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** Tells its creator in the bell how an import ended by itself. */
export function writeImportTold({ now, newId }: Pick<Dependencies, 'now' | 'newId'>, ended: Import): Write {
  const { id, userId, name, made, state } = ended;
  return writeNotification({
    id: newId('ntf'),
    userId,
    at: now().toISOString(),
    content: { kind: 'importEnded', importId: id, name, made, isWhole: state === 'done' },
  });
}
