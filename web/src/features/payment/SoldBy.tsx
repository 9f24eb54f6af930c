import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { PublicSettings } from '#shared/contract/settings.ts';
import { t } from '#shared/text/t.ts';

/** The company that people pay, once an admin has entered it. */
export function SoldBy({ seller }: { seller: PublicSettings['seller'] }): ReactElement | null {
  if (seller === undefined) return null;
  const { name, address, vat } = seller;
  const facts = [name, ...address.split('\n'), ...(vat === undefined ? [] : [t`VAT number ${vat.number}`])];
  return (
    <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
      {t`Sold by ${facts.filter((fact) => fact.trim() !== '').join(', ')}`}
    </chakra.p>
  );
}
