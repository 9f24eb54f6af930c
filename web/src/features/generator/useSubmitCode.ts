import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { track } from '#web/analytics/track.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import { refreshAreas } from '#web/api/refresh.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { forgetOrderKey, orderKey } from '#web/storage/orderKey.ts';
import { type PendingCode, pendingCode } from '#web/storage/pendingCode.ts';
import { searchIntent } from '#web/storage/searchIntent.ts';
import type { Failure } from '#web/ui/failure.ts';
import { toast } from '#web/ui/toast.ts';
import { type CodeForm, type FormProblem, inputOf, problemOf } from './codeForm.ts';
import { storePending } from './useStart.ts';

export interface CreatedCode {
  zarcode: string;
  title: string;
}

const redirectMs = 1500; // docs/product.md, "Timings and limits"

class InvalidForm extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Creates the code with a bundle, or takes the form along to the payment (docs/product.md, "Generator"). */
export function useSubmitCode(hasBundle: boolean, place: string) {
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
      endRefusedOrder(error);
      throw error;
    }
  };

  const submit = async (values: CodeForm) => {
    const problem = problemOf(values);
    if (problem !== null) throw new InvalidForm(problem);
    const input = inputOf(values);
    if (hasBundle) return create(input);
    storePending(input, place);
    searchIntent.clear();
    await navigate({ to: '/payment' });
  };

  return { submit, created };
}

function endRefusedOrder(error: unknown): void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) return;
  pendingCode.clear();
  if (!(error instanceof ApiError)) return;
  // A refusal ends this order; without a response the same order may be sent again.
  if (status >= 400 && status < 500) forgetOrderKey();
  if (error.code === 'payment_required') refreshAreas(['bundles']);
}

const refusal = failure('Error', 'Failed to create ZarCode');

// Refusals of the whole code that are about one of its fields.
const fieldOfRefusal: Readonly<Record<string, string>> = {
  outside_south_africa: 'latitude',
  province_mismatch: 'province',
};

/** What could not be sent or was refused; beside its fields as well. */
export function codeFailure(error: unknown): Failure {
  if (error instanceof InvalidForm) return { title: 'Validation Error', ...error.problem };
  const shown = refusal(error);
  const field = error instanceof ApiError ? fieldOfRefusal[error.code] : undefined;
  return field === undefined ? shown : { ...shown, fields: { [field]: shown.message, ...shown.fields } };
}
