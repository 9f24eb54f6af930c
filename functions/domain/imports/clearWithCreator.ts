import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { Change } from '#functions/lib/streamHandler.ts';
import { clearImportsOf } from './clearImportsOf.ts';

/** The imports of a profile that was deleted: nobody can see them any more. Doing it again does nothing. */
export async function clearWithCreator(
  { before, after }: Change,
  deps: Pick<Dependencies<'importRows'>, 'table' | 'importRows'>,
): Promise<void> {
  const creatorId = before?.['id'];
  if (before?.['type'] !== 'creator' || after !== null || typeof creatorId !== 'string') return;
  while (!(await clearImportsOf(deps, creatorId)));
}
