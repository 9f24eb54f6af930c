import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { closeToast, toast } from '#web/ui/toast.ts';
import { outcomeTexts } from './outcomeTexts.ts';
import { changedStop, type Outcome, type OutcomeKind, outcomeKinds, type Stop } from './run.ts';
import { changeRun } from './runStore.ts';
import { freshPosition, type Position } from './usePosition.ts';

const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    '@media (max-width: 18rem)': { gridTemplateColumns: '1fr' },
  },
});

/** How the visit went. What is pressed can be taken back. */
export function Outcomes({ stop, position }: { stop: Stop; position: Position | null }): ReactElement {
  const note = useRef<HTMLDivElement>(null);
  const isReady = useReady();
  const end = (kind: OutcomeKind) => {
    const field = note.current?.querySelector('input');
    const fresh = freshPosition(position);
    record(stop, {
      kind,
      at: new Date().toISOString(),
      note: field?.value.trim() ?? '',
      ...(fresh !== null && { position: fresh }),
    });
    if (field) field.value = '';
  };
  return (
    <chakra.div display="grid" gap="3">
      <div ref={note}>
        <TextField label={t`Note`} optional maxLength={200} autoComplete="off" />
      </div>
      <Grid>
        {outcomeKinds.map((kind) => (
          <Button
            key={kind}
            size="lg"
            variant={kind === 'delivered' ? 'solid' : 'outline'}
            aria-disabled={isReady ? undefined : true}
            css={{ '&[aria-disabled]': { opacity: 1 } }}
            onClick={isReady ? () => end(kind) : undefined}
          >
            {kind === 'delivered' ? <Check aria-hidden="true" /> : null}
            {outcomeTexts[kind]}
          </Button>
        ))}
      </Grid>
    </chakra.div>
  );
}

// The second of a double press was meant for the stop before.
const doublePressMs = 350;

function useReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doublePressMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady;
}

function record(stop: Stop, outcome: Outcome): void {
  void changeRun(
    (run) => run && changedStop(run, stop.code, (now) => ({ ...now, outcomes: [...now.outcomes, outcome] })),
  );
  const undo = () => {
    closeToast();
    void changeRun(
      (run) =>
        run &&
        changedStop(run, stop.code, (now) => ({
          ...now,
          outcomes: now.outcomes.filter(({ at, kind }) => at !== outcome.at || kind !== outcome.kind),
        })),
    );
  };
  const name = stop.reference || formatCode(stop.code);
  toast({
    title: t`${name}: ${outcomeTexts[outcome.kind]}`,
    action: { label: t`Undo`, onSelect: undo },
  });
}
