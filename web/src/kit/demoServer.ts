/** Stands for a server, which the page of the kit does not have. */
export class Refusal extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}) {
    super(message);
    this.fields = fields;
  }
}

const delayMs = 1000; // long enough to see a form busy

export function wait(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}

export function demoFailure(title: string) {
  return (error: unknown) =>
    error instanceof Refusal
      ? { title, message: error.message, fields: error.fields }
      : { title, message: 'Please try again.' };
}
