/** A document of numbered sections: each a heading over paragraphs (text) and lists (arrays of text). */
export interface LegalText {
  readonly updated: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
  /** Whose data the product uses. */
  readonly credits?: string;
}

export interface LegalSection {
  readonly title: string;
  readonly body: readonly (string | readonly string[])[];
}
