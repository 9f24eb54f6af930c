import { emailPattern, emailProblem, passwordLengths } from '#shared/domain/account.ts';
import { t } from '#shared/text/t.ts';

const { min, max, tooShort, tooLong } = passwordLengths;

export const validEmail = { pattern: { value: emailPattern, message: emailProblem } } as const;

/** @param missing what an empty field says */
export function newPasswordRules(missing: string = tooShort) {
  return {
    required: missing,
    minLength: { value: min, message: tooShort },
    maxLength: { value: max, message: tooLong },
  } as const;
}

/** @param field the form's name for the new password */
export function confirmationRules<K extends string>(field: K, mismatch = t`Passwords don't match`) {
  return {
    required: t`Please confirm your password`,
    validate: (value: string, values: Readonly<Record<K, string>>) => value === values[field] || mismatch,
  } as const;
}
