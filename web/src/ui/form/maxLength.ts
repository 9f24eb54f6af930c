/** A rule for a text's length, in the server's words. The browser's own `maxlength` cuts what is pasted without a word. */
export function atMost(value: number) {
  return { maxLength: { value, message: `Please use at most ${value} characters.` } } as const;
}
