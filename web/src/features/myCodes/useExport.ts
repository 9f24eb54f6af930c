import { useState } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { api, messageOf } from '#web/api/client.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { toast } from '#web/ui/toast.ts';
import type { codeSearch } from './codeSearch.ts';

const maxCodes = 1000; // docs/product/viewing-codes.md#export: ten times what a person may have

export type CodeQuery = Omit<ReturnType<typeof codeSearch.read>, 'page' | 'details'>;

/** The codes that the filters find, on all pages, as a file. */
export function useExport({ search, province, sortBy }: CodeQuery) {
  const [exporting, setExporting] = useState(false);
  const exportCodes = async (): Promise<void> => {
    setExporting(true);
    const query = { search, province, sortBy, limit: maxCodes };
    try {
      const [{ zarCodes }, { codesAsCsv }] = await Promise.all([
        api.zarcodes.list({ query }),
        import('#web/files/codesAsCsv.ts'),
      ]);
      saveFile('zarcodes.csv', codesAsCsv(zarCodes, location.origin), 'text/csv');
      const count = zarCodes.length;
      toast({
        title: t`Exported`,
        description: plural(
          count,
          t`${count} ZarCode saved as zarcodes.csv.`,
          t`${count} ZarCodes saved as zarcodes.csv.`,
        ),
      });
    } catch (error) {
      const description = messageOf(error, t`Failed to export your ZarCodes. Please try again.`);
      toast({ title: t`Export failed`, description, variant: 'destructive' });
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportCodes };
}
