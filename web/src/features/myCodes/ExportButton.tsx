import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { type CodeQuery, useExport } from './useExport.ts';

export function ExportButton({ query }: { query: CodeQuery }): ReactElement {
  const { exporting, exportCodes } = useExport(query);
  return (
    <Button variant="outline" aria-label={t`Export`} busy={exporting} onClick={() => void exportCodes()}>
      {exporting ? null : <Download size={20} aria-hidden="true" />}
      <chakra.span display={{ base: 'none', md: 'inline' }}>{t`Export`}</chakra.span>
    </Button>
  );
}
