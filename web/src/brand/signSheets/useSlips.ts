import { useEffect, useRef, useState } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { messageOf } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { makeSlips } from './makeSlips.ts';

type Slips = Awaited<ReturnType<typeof makeSlips>>;

/** The claim slips of a dialog. Their words can't be read again, so what was made stays until it is closed. */
export function useSlips(load: () => Promise<readonly ShownCard[]>) {
  const [slips, setSlips] = useState<Slips | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const make = async (): Promise<Slips | null> => {
    stopped.current = false;
    setProblem('');
    setBusy(true);
    try {
      const before = slips ?? { made: [], refused: [], left: await load() };
      return await makeSlips(before, setSlips, () => stopped.current);
    } catch (error) {
      setProblem(messageOf(error, t`The claim slips could not all be made. Please try again.`));
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
    make,
    stop: () => {
      stopped.current = true;
    },
  };
}
