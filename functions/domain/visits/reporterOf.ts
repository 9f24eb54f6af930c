import { createHmac } from 'node:crypto';
import type { Reporter, VisitedPoint } from '#functions/data/visit.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { networkOf } from '#functions/lib/withinLimit.ts';

/**
 * Who reports, as far as two reports have to be told apart: hashes with a key that the table does not have, since an
 * address alone can be guessed from its hash. Other ones for each code and point, so that nobody is followed from code to
 * code.
 */
export async function reporterOf(
  { config }: Pick<Dependencies, 'config'>,
  { code, point }: VisitedPoint,
  { device, clientIp }: { readonly device: string; readonly clientIp: string },
): Promise<Reporter> {
  const secret = await config.jwtSecret();
  const hashOf = (kind: string, value: string) =>
    createHmac('sha256', secret)
      // The first word makes it no other signature of this secret.
      .update(`visit:${kind}:${code}:${point}:${value}`)
      .digest('base64url')
      .slice(0, 22);
  return { device: hashOf('device', device), address: hashOf('address', networkOf(clientIp)) };
}
