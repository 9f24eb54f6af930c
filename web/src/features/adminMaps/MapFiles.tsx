import { chakra } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { rowsInFile } from '#shared/contract/adminMaps.ts';
import { downloadCsv } from '#web/api/download.ts';
import { failure } from '#web/api/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { formatPlain } from '#web/ui/chartData.ts';
import { toastFailure } from '#web/ui/failure.ts';
import { SelectField } from '#web/ui/form/SelectField.tsx';
import { toast } from '#web/ui/toast.ts';

/** The files of the export; a single one needs no choice. */
export function MapFiles({ files, total }: { files: number; total: number }): ReactElement {
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadCsv('adminMaps.exportCsv', { page });
      toast({ title: 'The file was saved', description: 'Google My Maps imports it as a layer.' });
    } catch (error) {
      toastFailure(failure('Error', 'The file could not be made')(error));
    }
    setBusy(false);
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <chakra.span color="fg.muted">
        {total === 1 ? '1 ZarCode' : `${formatPlain(total)} ZarCodes`}
      </chakra.span>
      {files > 1 ? (
        <chakra.div css={{ '& > *': { mb: '0' } }}>
          <SelectField
            label="File"
            hideLabel
            value={String(page)}
            onChange={({ currentTarget }) => setPage(Number(currentTarget.value))}
          >
            {Array.from({ length: files }, (_, index) => index + 1).map((file) => (
              <option key={file} value={file}>
                File {file}: {formatPlain((file - 1) * rowsInFile + 1)} to{' '}
                {formatPlain(Math.min(file * rowsInFile, total))}
              </option>
            ))}
          </SelectField>
        </chakra.div>
      ) : null}
      <Button variant="outline" busy={busy} busyText="Saving..." onClick={() => void save()}>
        Export CSV
      </Button>
    </chakra.div>
  );
}
