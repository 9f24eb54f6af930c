import { chakra } from '@chakra-ui/react';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { pinPattern } from '#shared/domain/visibility.ts';
import { passOfFragment } from '#shared/edge/passLink.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { LabelledControl } from './LabelledControl.tsx';
import { loadStops } from './loadStops.ts';
import { changedStop, type Stop } from './run.ts';
import { changeRun } from './runStore.ts';

const Form = chakra('form', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'flex-end' },
});

/** A PIN, or what stands behind `#pass=` in a link. */
function secretIn(text: string): string | null {
  const typed = text.trim();
  return pinPattern.test(typed) ? typed : passOfFragment(typed.slice(typed.indexOf('#')));
}

/** Asks for what opens a code that not everybody sees. */
export function OpenStop({ stop, label }: { stop: Stop; label?: string }): ReactElement {
  const ref = useRef<HTMLFormElement>(null);
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const open = async (event: SyntheticEvent) => {
    event.preventDefault();
    const secret = secretIn(ref.current?.querySelector('input')?.value ?? '');
    if (secret === null) return setError(t`Please type a PIN of 4 to 6 digits, or paste the link.`);
    setBusy(true);
    setError('');
    try {
      await changeRun((now) => now && changedStop(now, stop.code, (each) => ({ ...each, secret })));
      await loadStops(({ code }) => code === stop.code);
    } catch (problem) {
      setError(messageOf(problem, t`The PIN could not be checked. Please try again.`));
    }
    setBusy(false);
  };
  return (
    <Form ref={ref} onSubmit={(event) => void open(event)} noValidate>
      <chakra.div flex="1" minW="min(14rem, 100%)">
        {label === undefined ? null : <chakra.p mb="2">{label}</chakra.p>}
        <LabelledControl label={t`PIN or link`} error={error} />
      </chakra.div>
      <Button type="submit" variant="outline" busy={isBusy}>
        {t`Open`}
      </Button>
    </Form>
  );
}
