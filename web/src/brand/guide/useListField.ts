import { useMemo } from 'react';
import { get, type Path, useWatch } from 'react-hook-form';
import { movedTo } from '#shared/domain/images.ts';
import type { GuideForm, GuideFormState } from './guideForm.ts';

interface Keyed {
  readonly key: number;
}

/** A list of the form, and what can be done with it. */
export interface ListField<T extends Keyed> {
  readonly items: readonly T[];
  /** Adds it at the end. @returns its key */
  readonly add: (fields: Omit<T, 'key'>) => number;
  /** `name` is the field in which something was typed: what was wrong with it is not said any more. */
  readonly change: (item: T, fields: Partial<T>) => void;
  /** @returns puts it back, unless there is no more room */
  readonly remove: (item: T, max: number) => () => void;
  /** @param place counted from 0 */
  readonly move: (item: T, place: number) => void;
  readonly errorOf: (item: T, field: string) => string;
}

export function useListField<T extends Keyed>(
  form: GuideFormState,
  name: 'steps' | 'points',
  read: (text: string) => T[],
): ListField<T> {
  const text = useWatch({ control: form.control, name });
  const items = useMemo(() => read(text), [read, text]);
  const now = () => read(form.getValues(name));
  const write = (list: readonly T[]) => form.setValue(name, JSON.stringify(list), { shouldDirty: true });
  const pathOf = (item: T, field: string) =>
    `${name}.${now().findIndex(({ key }) => key === item.key)}.${field}` as Path<GuideForm>;
  // What is said of a field is said by its place.
  const rewrite = (list: readonly T[]) => {
    form.clearErrors(name);
    write(list);
  };
  const freeKey = (list: readonly T[]) => Math.max(-1, ...list.map(({ key }) => key)) + 1;
  return {
    items,
    add: (fields) => {
      const list = now();
      const key = freeKey(list);
      form.clearErrors(name);
      // The key and all others.
      write([...list, { key, ...fields } as T]);
      return key;
    },
    change: (item, fields) => {
      for (const field of Object.keys(fields)) {
        const shown = field === 'position' ? 'latitude' : field;
        form.clearErrors(pathOf(item, shown));
      }
      write(now().map((each) => (each.key === item.key ? { ...each, ...fields } : each)));
    },
    remove: (item, max) => {
      const before = now();
      const place = before.findIndex(({ key }) => key === item.key);
      rewrite(before.filter(({ key }) => key !== item.key));
      return () => {
        const list = now();
        if (list.length >= max) return;
        const isTaken = list.some(({ key }) => key === item.key);
        const again = isTaken ? { ...item, key: freeKey(list) } : item;
        rewrite(list.toSpliced(place, 0, again));
      };
    },
    move: (item, place) => {
      const list = now();
      const moved = list.find(({ key }) => key === item.key);
      if (moved !== undefined) rewrite(movedTo(list, moved, place + 1));
    },
    errorOf: (item, field) => {
      const index = items.findIndex(({ key }) => key === item.key);
      return String(get(form.formState.errors, `${name}.${index}.${field}.message`) ?? '');
    },
  };
}
