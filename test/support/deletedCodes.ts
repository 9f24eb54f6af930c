import { handler as finishDeletions } from '#functions/jobs/finishDeletions.ts';
import { dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { restorableMs } from '#shared/domain/deletedCodes.ts';
import type { Person, World } from './world.ts';

/** Deletes a code, and lets the time pass in which its owner can undo that. */
export async function deleteForGood(
  world: World,
  { token }: Pick<Person, 'token'>,
  code: string,
): Promise<void> {
  const { status, raw } = await world.call('zarcodes.delete', { token, params: { code } });
  if (status !== 200) throw new Error(`Not deleted: ${raw}`);
  const { now } = dependencies();
  provideDependencies({ now: () => new Date(now().getTime() + restorableMs + 1) });
  await finishDeletions();
  provideDependencies({ now });
}
