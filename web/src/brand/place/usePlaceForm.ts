import { useState } from 'react';
import type { ZarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { t } from '#shared/text/t.ts';
import { ApiError } from '#web/api/client.ts';
import { failure } from '#web/api/failure.ts';
import type { ReadyMap } from '#web/maps/MapCanvas.tsx';
import type { Failure } from '#web/ui/failure.ts';
import { useAppForm } from '#web/ui/form/useAppForm.ts';
import type { CodeForm, PlaceFormState } from './codeForm.ts';
import { loadConfirmPlace, type PlaceQuestion } from './confirmation.ts';
import { placeResolver, validationCase } from './placeResolver.ts';
import { isRough } from './pointSourceText.ts';
import { type NamesSource, type Pin, usePin } from './usePin.ts';

/** A form that describes a place, and the map whose pin goes with it. */
export interface PlaceForm {
  readonly form: PlaceFormState;
  readonly pin: Pin;
  /** Null until it can be used. */
  readonly map: ReadyMap | null;
  readonly setMap: (map: ReadyMap) => void;
  /** "Is this the gate?", while it waits for an answer. */
  readonly question: PlaceQuestion | null;
}

interface PlaceFormOptions<Result> {
  readonly defaults: CodeForm;
  readonly names: NamesSource;
  /** When to ask whether the pin is right before it is sent. Default: never. */
  readonly confirm?: 'always' | 'inDoubt';
  readonly submit: (input: ZarCodeInput) => Promise<Result>;
  readonly onDone?: (result: Result) => unknown;
  readonly clearWhenDone?: (sent: CodeForm) => CodeForm;
  /** What a toast says where the server said nothing. */
  readonly failed: string;
}

/** The generator's and the edit page's form (docs/product/making-codes.md#create-form-rules). */
export function usePlaceForm<Result>(formOptions: PlaceFormOptions<Result>): PlaceForm {
  const { names, failed, confirm, ...options } = formOptions;
  const [question, setQuestion] = useState<PlaceQuestion | null>(null);
  const isInDoubt = () => {
    const [source, accuracy] = form.getValues(['pointSource', 'pointAccuracy']);
    return pin.fromAfar || source === 'search' || isRough(Number(accuracy));
  };
  const ask = async () => {
    if (confirm === undefined || (confirm === 'inDoubt' && !isInDoubt())) return true;
    // Where the question cannot be loaded nobody is kept from sending.
    if ((await loadConfirmPlace().catch(() => null)) === null) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (isRight: boolean) => {
        setQuestion(null);
        resolve(isRight);
      };
      setQuestion({ answer });
    });
  };
  const form = useAppForm({
    ...options,
    confirm: ask,
    resolver: placeResolver,
    failure: (error) => failureOf(error, failed),
    alwaysToast: true,
    onInvalid: (errors) => {
      const description = validationCase(errors);
      return description === null ? undefined : { title: t`Validation Error`, description };
    },
  });
  const [map, setMap] = useState<ReadyMap | null>(null);
  const pin = usePin(form, map?.places ?? null, names);
  return { form, pin, map, setMap, question };
}

// Refusals of the whole code that are about one of its fields.
const fieldOfRefusal: Readonly<Record<string, string>> = {
  outside_south_africa: 'latitude',
  province_mismatch: 'province',
};

/** What could not be sent or was refused; beside its fields as well. */
function failureOf(error: unknown, failed: string): Failure {
  const shown = failure(t`Error`, failed)(error);
  const field = error instanceof ApiError ? fieldOfRefusal[error.code] : undefined;
  return field === undefined ? shown : { ...shown, fields: { [field]: shown.message, ...shown.fields } };
}
