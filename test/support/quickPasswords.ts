import { passwordsWith } from '#functions/lib/passwords.ts';

/** Real hashes that cost next to nothing: the others were a fourteenth of the CPU of the tests of handlers. */
export const quickPasswords = passwordsWith({ memory: 8, passes: 1, parallelism: 1 });

/** A hash of a password that nobody knows. */
export const unknownPasswordHash = `$argon2id$v=19$m=8,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;
