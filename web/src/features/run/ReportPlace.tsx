import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { maxGateAccuracyM } from '#shared/domain/gateAccuracy.ts';
import type { VisitResult } from '#shared/domain/visits.ts';
import { t } from '#shared/text/t.ts';
import { randomKey } from '#web/storage/randomKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { changeRun } from './runStore.ts';
import { sendReports } from './sendReports.ts';
import { freshPosition, type Position } from './usePosition.ts';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const choices: readonly { readonly result: VisitResult; readonly text: string }[] = [
  { result: 'found', text: t`Found it` },
  { result: 'wrongPlace', text: t`Wrong place` },
  { result: 'gateHere', text: t`The gate is here` },
];

/** What helps the next driver. It waits for a connection. */
export function ReportPlace({ code, position }: { code: string; position: Position | null }): ReactElement {
  const report = (result: VisitResult) => {
    const gate = result === 'gateHere' ? freshPosition(position) : null;
    if (result === 'gateHere' && (gate === null || gate.accuracyM > maxGateAccuracyM)) {
      toast({
        variant: 'destructive',
        title: t`Your position is not exact enough yet.`,
        description: t`Please wait a moment in the open, and try again.`,
      });
      return;
    }
    const added = { id: randomKey(), code, result, ...(gate !== null && { position: gate }) };
    void changeRun((run) => run && { ...run, reports: [...run.reports, added] }).then(sendReports);
    toast({ title: t`Thank you` });
  };
  return (
    <section aria-label={t`For the next driver`}>
      <chakra.p mb="2" color="fg.muted">
        {t`For the next driver`}
      </chakra.p>
      <Row>
        {choices.map(({ result, text }) => (
          <Button key={result} variant="outline" size="sm" onClick={() => report(result)}>
            {text}
          </Button>
        ))}
      </Row>
    </section>
  );
}
