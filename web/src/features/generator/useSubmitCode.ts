import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { track } from '#web/analytics/track.ts';
import { ApiError, messageOf } from '#web/api/client.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { forgetOrderKey, orderKey } from '#web/storage/orderKey.ts';
import { type PendingCode, pendingCode } from '#web/storage/pendingCode.ts';
import { searchIntent } from '#web/storage/searchIntent.ts';
import { showServerErrors } from '#web/ui/form/serverErrors.ts';
import { toast } from '#web/ui/toast.ts';
import { type CodeForm, fieldOrder, inputOf, problemOf } from './codeForm.ts';
import { storePending } from './useStart.ts';

export interface CreatedCode {
  zarcode: string;
  title: string;
}

const redirectMs = 1500; // docs/product.md, "Timings and limits"

/** Creates the code with a bundle, or goes on to the payment with the form (docs/product.md, "Generator"). */
export function useSubmitCode(form: UseFormReturn<CodeForm>, hasBundle: boolean, place: string) {
  const navigate = useNavigate();
  const { run } = useMutationOf('zarcodes.create');
  const [created, setCreated] = useState<CreatedCode | null>(null);

  useEffect(() => {
    if (created === null) return;
    const timer = setTimeout(() => void navigate({ to: '/dashboard' }), redirectMs);
    return () => clearTimeout(timer);
  }, [created, navigate]);

  const create = async (input: PendingCode) => {
    const body = { ...input, useBundle: true };
    // Should the session have ended, the form is filled in again after signing in.
    storePending(input, place);
    try {
      const made = await run({ body }, { idempotencyKey: orderKey({ create: body }) });
      forgetOrderKey();
      pendingCode.clear();
      searchIntent.clear();
      track('zarcode_generated', { paid_with: 'bundle' });
      const zarcode = shownCode(made.zarcode);
      toast({ title: 'Success!', description: `ZarCode ${zarcode} created successfully using your bundle!` });
      setCreated({ zarcode, title: made.title });
    } catch (error) {
      showRefusal(form, error);
    }
  };

  const submit = async () => {
    const values = form.getValues();
    if (!values.termsConfirmed || reportProblem(form, values)) return;
    const input = inputOf(values);
    if (hasBundle) return create(input);
    storePending(input, place);
    searchIntent.clear();
    await navigate({ to: '/payment' });
  };

  return { submit, created };
}

/** The toast 'Validation Error', and a message beside each wrong field. */
function reportProblem(form: UseFormReturn<CodeForm>, values: CodeForm): boolean {
  const problem = problemOf(values);
  if (problem === null) return false;
  toast({ title: 'Validation Error', description: problem.message, variant: 'destructive' });
  const wrong = fieldOrder.filter((name) => problem.fields[name] !== undefined);
  for (const [index, name] of wrong.entries()) {
    form.setError(name, { message: problem.fields[name] ?? '' }, { shouldFocus: index === 0 });
  }
  return true;
}

function showRefusal(form: UseFormReturn<CodeForm>, error: unknown): void {
  const message = messageOf(error, 'Failed to create ZarCode');
  toast({ title: 'Error', description: message, variant: 'destructive' });
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) return;
  pendingCode.clear();
  if (!(error instanceof ApiError)) return;
  // A refusal ends this order; without a response the same order may be sent again.
  if (status >= 400 && status < 500) forgetOrderKey();
  if (error.code === 'payment_required') refreshAreas(['bundles']);
  if (showServerErrors(error, fieldOrder, form.setError)) return;
  if (error.code === 'outside_south_africa') form.setError('latitude', { message }, { shouldFocus: true });
  if (error.code === 'province_mismatch') form.setError('province', { message }, { shouldFocus: true });
}
