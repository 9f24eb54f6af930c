import { useState } from 'react';
import { maxLengths } from '#shared/domain/codeDetails.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import type { PendingCode } from '#web/storage/pendingCode.ts';
import type { Failure } from '#web/ui/failure.ts';
import { maxLength } from '#web/ui/form/rules.ts';
import { type AppForm, type FormRules, useAppForm } from '#web/ui/form/useAppForm.ts';
import { type CodeForm, type FormProblem, inputOf, problemOf } from './codeForm.ts';
import { type NamesSource, type Pin, usePin } from './usePin.ts';

/** A form that describes a place, and the map whose pin goes with it. */
export interface PlaceForm {
  readonly form: AppForm<CodeForm>;
  readonly pin: Pin;
  /** Null until it can be used. */
  readonly map: ReadyMap | null;
  readonly setMap: (map: ReadyMap) => void;
}

interface PlaceFormOptions<Result> {
  readonly defaults: CodeForm;
  readonly names: NamesSource;
  readonly submit: (input: PendingCode) => Promise<Result>;
  readonly onDone?: (result: Result) => unknown;
  readonly clearWhenDone?: (sent: CodeForm) => CodeForm;
  /** What a toast says where the server said nothing. */
  readonly failed: string;
}

// What is missing is said by `problemOf` when the form is sent.
const rules: FormRules<CodeForm> = {
  title: maxLength(maxLengths.title),
  description: maxLength(maxLengths.description),
  addressLine1: maxLength(maxLengths.addressLine1),
  addressLine2: maxLength(maxLengths.addressLine2),
  suburb: maxLength(maxLengths.suburb),
  city: maxLength(maxLengths.city),
};

/** The generator's and the edit page's form (docs/product.md, "Create form rules"). */
export function usePlaceForm<Result>({
  names,
  submit,
  failed,
  ...options
}: PlaceFormOptions<Result>): PlaceForm {
  const form = useAppForm({
    ...options,
    rules,
    submit: (values: CodeForm) => {
      const problem = problemOf(values);
      if (problem !== null) throw new InvalidForm(problem);
      return submit(inputOf(values));
    },
    failure: (error) => failureOf(error, failed),
    alwaysToast: true,
  });
  const [map, setMap] = useState<ReadyMap | null>(null);
  const pin = usePin(form, map?.places ?? null, names);
  return { form, pin, map, setMap };
}

class InvalidForm extends Error {
  readonly problem: FormProblem;

  constructor(problem: FormProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

// Refusals of the whole code that are about one of its fields.
const fieldOfRefusal: Readonly<Record<string, string>> = {
  outside_south_africa: 'latitude',
  province_mismatch: 'province',
};

/** What could not be sent or was refused; beside its fields as well. */
function failureOf(error: unknown, failed: string): Failure {
  if (error instanceof InvalidForm) return { title: 'Validation Error', ...error.problem };
  const shown = failure('Error', failed)(error);
  const field = error instanceof ApiError ? fieldOfRefusal[error.code] : undefined;
  return field === undefined ? shown : { ...shown, fields: { [field]: shown.message, ...shown.fields } };
}
