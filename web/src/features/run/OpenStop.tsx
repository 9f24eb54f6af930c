import { chakra } from '@chakra-ui/react';
import { type ReactElement, type SyntheticEvent, useRef, useState } from 'react';
import { formatCode } from '#shared/domain/code.ts';
import { pinPattern } from '#shared/domain/visibility.ts';
import { passOfFragment } from '#shared/edge/passLink.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { focusStops } from './focusStops.ts';
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

/** Without a connection it is asked for later (useLoading.ts), and the form goes. */
async function wait({ code }: Stop): Promise<void> {
  toast({ title: t`${formatCode(code)} is opened as soon as there is a connection.` });
  focusStops();
  await changeRun((run) => run && changedStop(run, code, ({ problem: _, ...rest }) => rest));
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
    } catch (error_) {
      if (error_ instanceof ApiError && error_.code === 'network') return await wait(stop);
      setError(messageOf(error_, t`The PIN could not be checked. Please try again.`));
    }
    setBusy(false);
  };
  return (
    <Form ref={ref} onSubmit={(event) => void open(event)} noValidate>
      <chakra.div flex="1" minW="min(14rem, 100%)">
        {label === undefined ? null : <chakra.p mb="2">{label}</chakra.p>}
        <TextField
          label={t`PIN or link`}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </chakra.div>
      <Button type="submit" variant="outline" busy={isBusy}>
        {t`Open`}
      </Button>
    </Form>
  );
}
