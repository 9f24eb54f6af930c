import { emailPattern, emailProblem, passwordLengths } from '#shared/domain/account.ts';

const { min, max, tooShort, tooLong } = passwordLengths;

export const validEmail = { pattern: { value: emailPattern, message: emailProblem } } as const;

export const newPasswordLengths = {
  minLength: { value: min, message: tooShort },
  maxLength: { value: max, message: tooLong },
} as const;
