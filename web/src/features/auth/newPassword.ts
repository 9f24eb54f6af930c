let password = '';

/**
 * The password of a person who has just registered, who then signs in by one press. In memory only, and only until the
 * login page has it: neither a reload nor another page brings it back.
 */
export const newPassword = {
  read: (): string => password,
  write: (value: string): void => {
    password = value;
  },
  clear: (): void => {
    password = '';
  },
};
