import { useState } from 'react';
import { api, messageOf } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';
import { type CodeFilters, defaultSort } from './filters.ts';

const max = 1000; // SPEC 9's fetch limit, ten times what a person may have

/** The codes that the filters find, on all pages, as a file. */
export function useExport({ search, province, sortBy = defaultSort }: CodeFilters) {
  const [exporting, setExporting] = useState(false);
  const exportCodes = async (): Promise<void> => {
    setExporting(true);
    const wanted = { ...(search !== undefined && { search }), ...(province !== undefined && { province }) };
    const query = { ...wanted, sortBy, page: 1, limit: max };
    try {
      const [{ zarCodes }, { codesAsCsv }] = await Promise.all([
        api.zarcodes.list({ query }),
        import('./codesAsCsv.ts'),
      ]);
      save(codesAsCsv(zarCodes, location.origin), 'zarcodes.csv');
      const count = zarCodes.length === 1 ? '1 ZarCode' : `${zarCodes.length} ZarCodes`;
      toast({ title: 'Exported', description: `${count} saved as zarcodes.csv.` });
    } catch (error) {
      const description = messageOf(error, 'Failed to export your ZarCodes. Please try again.');
      toast({ title: 'Export failed', description, variant: 'destructive' });
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportCodes };
}

function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read it only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
