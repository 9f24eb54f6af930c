import { t } from '#shared/text/t.ts';

/** A text's length. The browser's own `maxlength` cuts off what is pasted without saying so. */
export function maxLength(max: number) {
  return { maxLength: { value: max, message: t`Please use at most ${max} characters.` } } as const;
}

/** Not empty; spaces alone are. */
export function filled(message: string) {
  return { validate: (value: string) => value.trim() !== '' || message };
}
