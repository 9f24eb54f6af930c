import { chakra } from '@chakra-ui/react';
import { Download, Printer, Share2, Trash2 } from 'lucide-react';
import { lazy, type ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useDialogs } from '#web/ui/useDialogs.tsx';
import { outcomeTexts } from './outcomeTexts.ts';
import { outcomeKinds, outcomeOf, type Run } from './run.ts';

const DeleteRun = lazy(async () => ({ default: (await import('./DeleteRun.tsx')).DeleteRun }));
const PrintRun = lazy(async () => ({ default: (await import('./PrintRun.tsx')).PrintRun }));
const ShareRun = lazy(async () => ({ default: (await import('./ShareRun.tsx')).ShareRun }));

const Stack = chakra('div', { base: { display: 'grid', gap: '3' } });

/** What a run leads to: its results, a second driver, and nothing left on this phone. @param isBrief without the numbers */
export function EndOfRun({ run, isBrief = false }: { run: Run; isBrief?: boolean }): ReactElement {
  const dialogs = useDialogs({
    remove: (onClose) => <DeleteRun run={run} onClose={onClose} />,
    print: (onClose) => <PrintRun run={run} onClose={onClose} />,
    share: (onClose) => <ShareRun run={run} onClose={onClose} />,
  });
  const kinds = run.stops.map((stop) => outcomeOf(stop)?.kind);
  const counts = outcomeKinds
    .map((kind) => ({ kind, count: kinds.filter((each) => each === kind).length }))
    .filter(({ count }) => count > 0);
  return (
    <Card>
      <Stack>
        {isBrief || counts.length === 0 ? null : (
          <chakra.p fontWeight="bold">
            {counts.map(({ kind, count }) => `${outcomeTexts[kind]}: ${count}`).join(', ')}
          </chakra.p>
        )}
        <Button variant="outline" onClick={() => void shareResults(run)}>
          <Download aria-hidden="true" />
          {t`Send the results`}
        </Button>
        <Button variant="outline" onClick={() => dialogs.open('print')}>
          <Printer aria-hidden="true" />
          {t`Print the list`}
        </Button>
        <Button variant="outline" onClick={() => dialogs.open('share')}>
          <Share2 aria-hidden="true" />
          {t`Give the run to another driver`}
        </Button>
        <Button variant="ghost" color="fg.error" onClick={() => dialogs.open('remove')}>
          <Trash2 aria-hidden="true" />
          {t`Delete this run`}
        </Button>
      </Stack>
      {dialogs.dialog}
    </Card>
  );
}

const shareResults = async (run: Run) => (await import('./results.ts')).shareResults(run);
