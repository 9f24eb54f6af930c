import type { ZarCode } from '#functions/data/zarcodes.ts';
import { serializeCode } from '#functions/domain/zarcodes/serializeZarCode.ts';
import { zarCodeNotFound } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { V1Code } from '#shared/contract/v1.ts';
import { formatCode } from '#shared/domain/code.ts';
import { visitor } from '#shared/domain/visibility.ts';

/** What everybody may see of a code. @throws 404 where it does not exist for them */
export function serializeV1({ config }: Pick<Dependencies, 'config'>, zarCode: ZarCode): V1Code {
  const shown = serializeCode(zarCode, visitor);
  if (shown === null) throw zarCodeNotFound();
  const { zarcode: code, title, suburb, city, province, verified, updatedAt } = shown;
  const place = { title, suburb, city, province, country: 'South Africa' } as const;
  const known = {
    code,
    url: `${config.appUrl}/${code}`,
    ...place,
    ...(verified && { verified: true as const }),
    updatedAt,
  };
  if ('areaCentre' in shown) return { ...known, level: 'area', areaCentre: shown.areaCentre };
  const { description, latitude, longitude, addressLine1, addressLine2, guide } = shown;
  return {
    ...known,
    level: 'public',
    ...(description !== '' && { description }),
    latitude,
    longitude,
    ...(addressLine1 !== '' && { addressLine1 }),
    ...(addressLine2 !== '' && { addressLine2 }),
    hasGuide: guide !== undefined,
  };
}

export const serializeSuggested = ({
  code,
  city,
  province,
}: Pick<ZarCode, 'code' | 'city' | 'province'>) => ({
  code: formatCode(code),
  city,
  province,
});
