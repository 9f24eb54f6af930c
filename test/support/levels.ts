import { transact } from '#functions/data/transact.ts';
import { writeVisibility } from '#functions/data/zarcodeChanges.ts';
import { getZarCode } from '#functions/data/zarcodes.ts';
import { dependencies } from '#functions/lib/dependencies.ts';
import type { Visibility } from '#shared/domain/visibility.ts';

/** Sets who sees a code, as the API formats it, without the route. */
export async function setLevel(code: string, level: Visibility): Promise<void> {
  const { table, now } = dependencies();
  const found = await getZarCode(table, code.replace('-', ''), true);
  if (found === null) throw new Error(`There is no code ${code}`);
  const { visibility: _, areaCentre: __, ...zarCode } = found;
  const { latitude, longitude } = zarCode;
  const guarded = level === 'public' ? {} : { visibility: level, areaCentre: { latitude, longitude } };
  await transact(table, [writeVisibility({ ...zarCode, ...guarded }, now().toISOString())]);
}
