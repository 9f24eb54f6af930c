import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Payment } from '#shared/contract/payments.ts';

type Submit = NonNullable<Payment['form']>['submit'];

/** docs/product/limits.md#timings-and-limits: long enough to read what happens, or as good as at once. */
const submitAfterMs = { auto: 2000, immediate: 100 } as const;
/** The browser does not say that it could not leave the page; after this long the button can be pressed again. */
const stuckMs = 10_000;

interface FormSubmit {
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Waiting for the button, about to be submitted without it, or on the way to the form's address. */
  readonly state: 'ready' | 'soon' | 'leaving';
  readonly onSubmit: () => void;
}

/** Submits a form by itself, where that is wanted, and once: coming back to the page leaves it to the button. */
export function useFormSubmit(submit: Submit): FormSubmit {
  const ref = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormSubmit['state']>(submit === 'button' ? 'ready' : 'soon');

  useEffect(() => {
    if (state !== 'soon' || submit === 'button') return;
    const timer = setTimeout(() => ref.current?.requestSubmit(), submitAfterMs[submit]);
    return () => clearTimeout(timer);
  }, [state, submit]);

  useEffect(() => {
    if (state !== 'leaving') return;
    const stay = () => setState('ready');
    const stuck = setTimeout(stay, stuckMs);
    // The browser may bring the page back as it was.
    window.addEventListener('pageshow', stay);
    return () => {
      clearTimeout(stuck);
      window.removeEventListener('pageshow', stay);
    };
  }, [state]);

  return { ref, state, onSubmit: () => setState('leaving') };
}
