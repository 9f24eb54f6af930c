import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { ApiError } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { type NewCode, newCode } from '#web/storage/newCode.ts';
import { forgetOrder, orderKey } from '#web/storage/orderKey.ts';
import { forgetPending, type PendingCode, pendingCode } from '#web/storage/pendingCode.ts';
import { searchIntent } from '#web/storage/searchIntent.ts';
import { shopPage } from '#web/storage/shopPage.ts';
import { toast } from '#web/ui/toast.ts';
import { hasBundle } from './useBundles.ts';
import { storePending } from './useStart.ts';

const redirectMs = 1500; // docs/product/limits.md#timings-and-limits

/** Creates the code with a bundle, or takes the form along to the payment (docs/product/making-codes.md#generator). */
export function useSubmitCode(place: string) {
  const navigate = useNavigate();
  const { run } = useMutationOf('zarcodes.create');
  const [created, setCreated] = useState<NewCode | null>(null);

  // A person who prints a sign stays until it is closed, and who came from a shop goes back there.
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (created === null || isHeld || shopPage.read() !== null) return;
    const timer = setTimeout(() => void navigate({ to: '/dashboard' }), redirectMs);
    return () => clearTimeout(timer);
  }, [created, isHeld, navigate]);

  const create = async (input: PendingCode) => {
    const body = { ...input, useBundle: true };
    // Should the session have ended, the form is filled in again after signing in.
    storePending(input, place);
    try {
      const made = await run({ body }, { idempotencyKey: orderKey({ create: body }) });
      forgetOrder();
      forgetPending();
      searchIntent.clear();
      track('zarcode_generated', { paid_with: 'bundle' });
      const zarcode = shownCode(made.zarcode);
      toast({
        title: t`Success!`,
        description: t`ZarCode ${zarcode} created successfully using your bundle!`,
      });
      newCode.write({ zarcode, title: made.title });
      setCreated({ zarcode, title: made.title });
    } catch (error) {
      endRefusedOrder(error);
      throw error;
    }
  };

  const submit = async (input: PendingCode) => {
    if (hasBundle()) return create(input);
    storePending(input, place);
    searchIntent.clear();
    await navigate({ to: '/payment' });
  };

  return { submit, created, hold: setHeld };
}

function endRefusedOrder(error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) return;
  pendingCode.clear();
  if (!(error instanceof ApiError)) return;
  // A refusal ends this order; without a response the same order may be sent again.
  if (status >= 400 && status < 500) forgetOrder();
  if (error.code === 'payment_required') refreshAreas(['bundles']);
}
