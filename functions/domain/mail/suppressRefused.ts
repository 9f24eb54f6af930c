import { suppress } from '#functions/data/suppressions.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { MailRefused } from '#functions/services/mailRefused.ts';

/** Nothing more is mailed to an address that is none for SES, as after a bounce. Our own is a setting to be put right. */
export async function suppressRefused(
  { table, now, config }: Pick<Dependencies, 'table' | 'now' | 'config'>,
  email: string,
  { refusal }: MailRefused,
): Promise<void> {
  if (refusal !== 'address' || email === config.supportEmail) return;
  await suppress(table, email, { reason: 'refused', at: now().toISOString() });
}
