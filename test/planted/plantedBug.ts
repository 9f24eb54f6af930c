export interface PlantedBug {
  readonly what: string;
  readonly file: string;
  /** Occurs once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test files that must find it. */
  readonly tests: readonly string[];
  /** Random histories find it as well. */
  readonly byHistories?: true;
}
