import { useEffect } from 'react';
import { refreshAsAfter } from '#web/api/refresh.ts';
import { useApi } from '#web/api/useApi.ts';

const pollMs = 2000;

/** A payment. While it is pending it is polled: the provider notifies the server, not the browser. */
export function usePayment(id: string | null) {
  const answer = useApi('payments.get', id === null ? null : { params: { id } }, {
    refreshInterval: (payment) => (payment?.status === 'pending' ? pollMs : 0),
  });
  const complete = answer.data?.status === 'complete';
  useEffect(() => {
    if (complete) refreshAsAfter('payments.complete');
  }, [complete]);
  return answer;
}
