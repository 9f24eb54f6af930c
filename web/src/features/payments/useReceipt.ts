import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { awaitsCreditNote, awaitsNumber } from './awaited.ts';

/** Between two looks for a number, a minute in all: it is given within moments of the payment. */
const pausesMs = [1_000, 1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000];

/** A payment, which is requested again while a number of its receipt follows. */
export function useReceipt(id: string) {
  const answer = useApi('payments.get', { params: { id } });
  const { data, mutate } = answer;
  const [looks, setLooks] = useState(0);
  const isAwaited = data !== undefined && (awaitsNumber(data) || awaitsCreditNote(data));
  const look = useEffectEvent(() => {
    setLooks(looks + 1);
    void mutate();
  });
  useEffect(() => {
    const pause = pausesMs[looks];
    if (!isAwaited || pause === undefined) return;
    const timer = setTimeout(look, pause);
    return () => clearTimeout(timer);
  }, [isAwaited, looks]);
  return answer;
}
