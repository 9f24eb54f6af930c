/** A start that cannot succeed, with the one line that the person who started it can act on. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
