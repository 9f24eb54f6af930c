/** Only what is surely no address; the server looks closer. */
export const emailPattern = /^\s*\S+@\S+\.\S+\s*$/;
export const emailProblem = 'Please enter a valid email address.';

/** As the server has them (SPEC 5). */
export const passwordLengths = {
  minLength: { value: 6, message: 'Password must be at least 6 characters' },
  maxLength: { value: 128, message: 'Password must be at most 128 characters' },
} as const;
