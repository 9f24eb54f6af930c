import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { api } from '#web/api/client.ts';
import { maxPrinted, type usePrinting } from '#web/brand/signSheets/usePrinting.tsx';
import { Button } from '#web/ui/Button.tsx';
import type { CodeQuery } from './useExport.ts';

interface PrintButtonProps extends Pick<ReturnType<typeof usePrinting>, 'print'> {
  query: CodeQuery;
  total: number;
}

/** Signs and claim slips of the codes that the filters find, on all pages. */
export function PrintButton({ print, query, total }: PrintButtonProps): ReactElement {
  const { search, province, sortBy } = query;
  const load = async () =>
    (await api.zarcodes.list({ query: { search, province, sortBy, limit: maxPrinted } })).zarCodes;
  return (
    <Button
      variant="outline"
      aria-label={t`Print all signs`}
      disabled={total === 0}
      onClick={() => print({ count: Math.min(total, maxPrinted), load })}
    >
      <Printer size={20} aria-hidden="true" />
      <chakra.span display={{ base: 'none', md: 'inline' }}>{t`Print`}</chakra.span>
    </Button>
  );
}
