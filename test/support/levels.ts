import { getZarCode } from '#functions/data/zarcodes.ts';
import { changeVisibility } from '#functions/domain/zarcodes/changeVisibility.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import type { Visibility } from '#shared/domain/visibility.ts';

/** Sets who sees a code, as the API formats it, without a session. */
export async function setLevel(code: string, level: Visibility): Promise<void> {
  const zarCode = await getZarCode(dependencies().table, code.replace('-', ''), true);
  if (zarCode === null) throw new Error(`There is no code ${code}`);
  await changeVisibility(dependencies(), { zarCode, level });
}
