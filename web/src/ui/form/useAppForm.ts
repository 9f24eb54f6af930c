import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type RegisterOptions,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type Failure, toastFailure } from '#web/ui/failure.ts';
import { type ToastMessage, toast } from '#web/ui/toast.ts';

export type FormRules<T extends FieldValues> = { readonly [K in FieldPath<T>]?: RegisterOptions<T, K> };

/** `T` are the fields, `Checked` what a schema makes of them. */
interface AppFormOptions<T extends FieldValues, Checked extends FieldValues, Result> {
  /** When their values change, as when the data arrives later, fields that nobody has edited follow. */
  defaults: T;
  /** Public pages check with rules, signed-in pages with the contract's own schema (api/bodyResolver.ts). */
  rules?: FormRules<T>;
  resolver?: Resolver<T, unknown, Checked>;
  /** What the person is asked before valid values are sent; a no leaves the form as it is. */
  confirm?: () => Promise<boolean>;
  submit: (values: Checked, form: UseFormReturn<T, unknown, Checked>) => Promise<Result> | Result;
  /** The toast of a success. */
  success?: ToastMessage;
  /** What a thrown error says: beside its fields where the form has them, otherwise in a toast. */
  failure: (error: unknown) => Failure;
  /** Shows the toast also when all is said beside the fields. */
  alwaysToast?: boolean;
  /** The toast for values that were not sent, beside what the fields say. */
  onInvalid?: (errors: FieldErrors<T>) => ToastMessage | undefined;
  onDone?: (result: Result, values: Checked) => unknown;
  /** Empties the form after a success, for the next one; a function says what of the sent values stays. */
  clearWhenDone?: boolean | ((sent: T) => T);
}

/** What `register` and TextField, SelectField … have in common. */
type BoundField<T extends FieldValues> = ReturnType<UseFormReturn<T>['register']> & {
  error: string;
  required: true;
};

/** What Form, FormDialog and LeaveWarning need of a form, whatever its fields are. */
export interface AnyForm {
  readonly busy: boolean;
  /** For the `form` element. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly noValidate: true;
    /** Sends nothing by itself: before the app has loaded, a password must not get into an address. */
    readonly method: 'dialog';
  };
  /** Something was edited and not sent. */
  readonly hasChanges: () => boolean;
  /** For Cancel: `reset()` alone keeps what was edited, as it must where the defaults arrive late. */
  readonly discardChanges: () => void;
}

export type AppForm<T extends FieldValues, Checked extends FieldValues = T> = UseFormReturn<
  T,
  unknown,
  Checked
> &
  AnyForm & {
    /** Binds a field: `<TextField label="Email" {...form.field('email')} />`. Required unless it is `optional`. */
    readonly field: <K extends FieldPath<T>>(name: K) => BoundField<T>;
  };

/** The object from before while its values are the same, so that another one alone is no change. */
function useSameWhileEqual<T>(given: T): T {
  const same = useRef(given);
  const isEqual = same.current === given || JSON.stringify(same.current) === JSON.stringify(given);
  if (!isEqual) same.current = given;
  return same.current;
}

/**
 * A form that checks, sends once, shows what is wrong beside its fields and everything else in one toast, and then
 * moves the focus to the first field with an error.
 */
export function useAppForm<T extends FieldValues, Result, Checked extends FieldValues = T>(
  options: AppFormOptions<T, Checked, Result>,
): AppForm<T, Checked> {
  const { rules, resolver, submit, success, failure, onInvalid, onDone } = options;
  const defaults = useSameWhileEqual(options.defaults);
  const { clearWhenDone = false } = options;
  const [first] = useState(defaults);
  const areNew = useRef(false);
  areNew.current ||= defaults !== first;
  const form = useForm<T, unknown, Checked>({
    defaultValues: first as DefaultValues<T>,
    // Given from the start, they would draw the form once more.
    ...(areNew.current && { values: defaults }),
    // A field that stays the same does not hand over its element again (`bound`).
    resetOptions: { keepDirtyValues: true, keepFieldsRef: true },
    shouldFocusError: false,
    ...(resolver === undefined ? {} : { resolver }),
  });
  const { errors, dirtyFields, isSubmitting, submitCount } = form.formState;
  const ref = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const saved = useRef(false);

  useEffect(() => {
    if (submitCount === 0) return;
    const first = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // In the middle, where neither a toast nor the navigation covers it.
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [submitCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is edited from here on is unsaved.
  useEffect(() => {
    saved.current = false;
  }, [dirtyFields]);

  const isHydrated = useRef(false);
  useEffect(() => {
    isHydrated.current = true;
  }, []);
  /** On a prerendered page people may have typed before hydration, which would put the defaults in its place. */
  const withTyped = <K extends FieldPath<T>>(name: K, field: ReturnType<typeof form.register>) => ({
    ...field,
    ref: (element: HTMLInputElement | null) => {
      const typed = element?.type === 'checkbox' ? element.checked : element?.value;
      field.ref(element);
      if (isHydrated.current || !typed || typed === form.getValues(name)) return;
      if (element instanceof HTMLInputElement)
        form.setValue(name, typed as PathValue<T, K>, { shouldDirty: true });
    },
  });

  /** The same while its error is, so that a field is drawn again only where something of it has changed. */
  const bound = useRef(new Map<string, BoundField<T>>());
  const field = <K extends FieldPath<T>>(name: K): BoundField<T> => {
    const registered = form.register(name, rules?.[name]);
    const error = String(get(errors, `${name}.message`) ?? '');
    const before = bound.current.get(name);
    if (before?.error === error) return before;
    const next = { ...(before ?? withTyped(name, registered)), error, required: true as const };
    bound.current.set(name, next);
    return next;
  };

  const showFailure = (shown: Failure) => {
    const fields = Object.entries(shown.fields ?? {});
    const placed = fields.filter(([name]) => ref.current?.elements.namedItem(name) != null);
    for (const [name, message] of placed) form.setError(name as FieldPath<T>, { message });
    const isAllPlaced = placed.length > 0 && placed.length === fields.length;
    if (!isAllPlaced || options.alwaysToast === true) toastFailure(shown);
  };

  const send = async (values: Checked) => {
    if ((await options.confirm?.()) === false) return;
    let result: Result;
    try {
      result = await submit(values, form);
    } catch (error) {
      showFailure(failure(error));
      return;
    }
    saved.current = true;
    if (success !== undefined) toast(success);
    await onDone?.(result, values);
  };

  const refuse = (found: FieldErrors<T>) => {
    const message = onInvalid?.(found);
    if (message !== undefined) toast({ variant: 'destructive', ...message });
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form may stand inside another one's in React's tree.
    event.stopPropagation();
    if (running.current) return;
    running.current = true;
    saved.current = false;
    const sent = form.getValues();
    try {
      await form.handleSubmit(send, refuse)();
      if (!saved.current) return;
      const next = typeof clearWhenDone === 'function' ? clearWhenDone(sent) : defaults;
      if (clearWhenDone !== false) form.reset(next, { keepDirtyValues: false });
      // From now on a change is a change of what was sent.
      else form.reset(sent, { keepDirtyValues: false, keepValues: true });
    } finally {
      running.current = false;
    }
  };

  return {
    ...form,
    busy: isSubmitting,
    element: { ref, onSubmit: (event) => void onSubmit(event), noValidate: true, method: 'dialog' },
    // Not of this rendering: what was typed before hydration draws nothing again.
    hasChanges: () =>
      !saved.current &&
      Object.keys(form.getValues()).some((name) => form.getFieldState(name as FieldPath<T>).isDirty),
    discardChanges: () => form.reset(undefined, { keepDirtyValues: false }),
    field,
  };
}
