export interface Fault {
  readonly id: string;
  /** What is tried. */
  readonly tries: string;
  /** What must happen. */
  readonly expects: string;
}
