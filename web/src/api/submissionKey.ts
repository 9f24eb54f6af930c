import { randomKey } from '#web/storage/randomKey.ts';

/**
 * The Idempotency-Keys of one form: the same input has the same key until it has succeeded, so a repeat after a lost
 * response does not act twice; other input, or the next submission, gets a new key.
 */
export class SubmissionKey {
  #input = '';
  #key: string | null = null;

  of(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.#key === null || this.#input !== text) this.#key = randomKey();
    this.#input = text;
    return this.#key;
  }

  forget(): void {
    this.#key = null;
  }
}
