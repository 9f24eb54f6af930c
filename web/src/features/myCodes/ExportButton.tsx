import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import type { CodeFilters } from './filters.ts';
import { useExport } from './useExport.ts';

export function ExportButton({ filters }: { filters: CodeFilters }): ReactElement {
  const { exporting, exportCodes } = useExport(filters);
  return (
    <Button
      variant="outline"
      px={{ base: '3', md: '4' }}
      minH="12"
      aria-label="Export"
      busy={exporting}
      onClick={() => void exportCodes()}
    >
      {exporting ? null : <Download size={20} aria-hidden="true" />}
      <chakra.span display={{ base: 'none', md: 'inline' }}>Export</chakra.span>
    </Button>
  );
}
