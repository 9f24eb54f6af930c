import { chakra } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { ExportResponse } from '#shared/contract/exports.ts';
import { callRoute } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { JobProgress } from '#web/ui/JobProgress.tsx';
import { kindLabels } from './exportTexts.ts';

const Files = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** How far an export is, or its files. */
export function ExportFiles({ made }: { made: ExportResponse }): ReactElement | null {
  const { id, of, state, rows, total, files, expiresAt } = made;
  const { run: cancel, busy } = useMutationOf('exports.cancel');
  if (state === 'running') {
    const stop = () => void cancel({ params: { id } }).catch(reportFailure);
    return (
      <JobProgress
        label={kindLabels[of]}
        state="running"
        done={rows}
        // What was added since it began is exported too.
        total={total === undefined || total === 0 ? null : Math.max(total, rows)}
        unit="rows"
        onCancel={stop}
        cancelling={busy}
      />
    );
  }
  if (Date.parse(expiresAt) <= Date.now()) return <chakra.span color="fg.muted">Deleted</chakra.span>;
  return (
    <Files>
      {Array.from({ length: files }, (_, index) => index + 1).map((number) => (
        <FileButton key={number} id={id} number={number} of={files} />
      ))}
    </Files>
  );
}

function FileButton({ id, number, of }: { id: string; number: number; of: number }): ReactElement {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { url } = await callRoute('exports.file', { params: { id, number: String(number) } });
      location.assign(url);
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" size="sm" busy={busy} onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      {of === 1 ? 'Download' : `File ${number} of ${of}`}
    </Button>
  );
}

const toFailure = failure('Export Failed', 'Please try again.');

function reportFailure(error: unknown): void {
  toastFailure(toFailure(error));
}
