import '#web/api/villageRoutes.ts';
import { useEffect, useRef, useState } from 'react';
import type { CodeDetails } from '#shared/contract/creatorDetails.ts';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { maxDetails } from '#shared/domain/creatorDetails.ts';
import { callRoute, messageOf } from '#web/api/client.ts';

export type DetailsByCode = ReadonlyMap<string, CodeDetails>;

interface Checked {
  /** Null until all are read. */
  readonly details: DetailsByCode | null;
  /** How many are read, while they are. */
  readonly done: number | null;
  readonly problem: string | null;
}

const unchecked: Checked = { details: null, done: null, problem: null };

/** What the list of codes has not, read when it is asked for: it costs one and a half reads a code. */
export function useDetails(codes: readonly ZarCodeCard[]) {
  const [checked, setChecked] = useState(unchecked);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const check = async () => {
    if (checked.done !== null) return;
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const found = new Map<string, CodeDetails>();
      for (let from = 0; from < codes.length; from += maxDetails) {
        setChecked({ ...unchecked, done: from });
        const body = { codes: codes.slice(from, from + maxDetails).map(({ zarcode }) => zarcode) };
        const { details } = await callRoute('creators.details', { body }, { signal });
        for (const each of details) found.set(each.zarcode, each);
      }
      setChecked({ ...unchecked, details: found });
    } catch (error) {
      if (!signal.aborted) setChecked({ ...unchecked, problem: messageOf(error) });
    }
  };
  return { ...checked, check };
}
