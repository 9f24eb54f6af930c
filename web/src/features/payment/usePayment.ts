import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '#web/api/client.ts';
import { refreshAsAfter } from '#web/api/refresh.ts';
import { useApi } from '#web/api/useApi.ts';
import { checkPausesMs, checksOfShort, waitingAfter } from './checks.ts';

/** There was no response, or none that says anything of the payment. */
const isTemporary = (error: ApiError | undefined) =>
  error !== undefined && (error.status < 400 || error.status === 429 || error.status >= 500);

/**
 * A payment, which is requested again while it is pending: PayFast notifies the server, not the browser. Coming back to
 * the tab or to the network begins anew.
 */
export function usePayment(id: string | null) {
  const { data, error, mutate } = useApi('payments.get', id === null ? null : { params: { id } });
  const [checks, setChecks] = useState(0);
  const status = data?.status;
  const isOpen = status === 'pending' || (status === undefined && isTemporary(error));

  const count = (number: number) => {
    setChecks(number);
    void mutate();
  };
  // What the page says has gone on to a longer wait does not go back.
  const check = () => count(Math.min(checks, checksOfShort));
  const checkNext = useEffectEvent(() => count(checks + 1));
  const checkOnReturn = useEffectEvent(check);
  const refreshLeft = useEffectEvent(() => isOpen && refreshAsAfter('payments.complete'));

  useEffect(() => {
    const pause = checkPausesMs[checks];
    if (!isOpen || pause === undefined) return;
    const timer = setTimeout(checkNext, pause);
    return () => clearTimeout(timer);
  }, [isOpen, checks]);

  useEffect(() => {
    if (!isOpen) return;
    const off = new AbortController();
    const returned = () => document.visibilityState === 'visible' && checkOnReturn();
    document.addEventListener('visibilitychange', returned, { signal: off.signal });
    window.addEventListener('online', returned, { signal: off.signal });
    return () => off.abort();
  }, [isOpen]);

  useEffect(() => {
    if (status === 'complete') refreshAsAfter('payments.complete');
  }, [status]);
  // It may complete while another page is shown.
  useEffect(() => () => void refreshLeft(), []);

  return { data, error, waiting: waitingAfter(checks), check };
}
