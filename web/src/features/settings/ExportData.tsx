import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { saveFile } from '#web/ui/saveFile.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportAll } from './exportAll.ts';

const fileName = 'my-zarcodes-data.json';
const failed = failure(t`Export failed`, t`Failed to export your data. Please try again.`);

/** docs/product/profile.md#account-settings. */
export function ExportData(): ReactElement {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      saveFile(fileName, JSON.stringify(await exportAll(), null, 2), 'application/json');
      toast({ title: t`Exported`, description: t`Your data was saved as ${fileName}.` });
    } catch (error) {
      toastFailure(failed(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <TitledCard
      title={t`Your data`}
      intro={t`Save everything that we store about you as one file: your account, ZarCodes, photos, payments, requests, messages and emails.`}
    >
      <Button variant="outline" busy={busy} busyText={t`Exporting...`} onClick={() => void run()}>
        <Download size={20} aria-hidden="true" />
        {t`Export my data`}
      </Button>
    </TitledCard>
  );
}
