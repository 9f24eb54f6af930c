import { useEffect, useState } from 'react';
import type { PaymentStatus } from '#shared/contract/payments.ts';
import { api } from '#web/api/client.ts';

/**
 * How a payment stands once the browser has brought a page of before back as it was: it may be paid since.
 * @returns null before that, and where it could not be read
 */
export function useStatusOnReturn(id: string): PaymentStatus | null {
  const [status, setStatus] = useState<PaymentStatus | null>(null);
  useEffect(() => {
    const read = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const payment = await api.payments.get({ params: { id } }).catch(() => null);
      setStatus(payment?.status ?? null);
    };
    const listener = (event: PageTransitionEvent) => void read(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [id]);
  return status;
}
