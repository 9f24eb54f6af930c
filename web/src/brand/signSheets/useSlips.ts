import { useEffect, useRef, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { makeSlips } from './makeSlips.ts';

type Slips = Awaited<ReturnType<typeof makeSlips>>;

/** Whether the password is missing or wrong. */
const isOfPassword = (error: unknown): boolean => error instanceof ApiError && 'password' in error.fields;

/** The claim slips of a dialog. Their words can't be read again, so what was made stays until it is closed. */
export function useSlips(load: () => Promise<readonly ShownCard[]>) {
  const [slips, setSlips] = useState<Slips | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [passwordProblem, setPasswordProblem] = useState('');
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const make = async (password: string | undefined): Promise<Slips | null> => {
    stopped.current = false;
    setProblem('');
    setPasswordProblem('');
    setBusy(true);
    try {
      const before = slips ?? { made: [], refused: [], left: await load() };
      setSlips(before);
      return await makeSlips(before, {
        password,
        onChange: setSlips,
        isStopped: () => stopped.current,
      });
    } catch (error) {
      const message = messageOf(error, t`The claim slips could not all be made. Please try again.`);
      if (isOfPassword(error)) setPasswordProblem(message);
      else setProblem(message);
      return null;
    } finally {
      setBusy(false);
      refreshAreas(['zarcodes']);
    }
  };
  return {
    made: slips?.made ?? [],
    refused: slips?.refused ?? [],
    left: slips?.left.length ?? null,
    busy,
    problem,
    /** It is missing or wrong. */
    passwordProblem,
    make,
    stop: () => {
      stopped.current = true;
    },
  };
}
