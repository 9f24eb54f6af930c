/** What a function at the edge answers in the place of a page. */
export interface Redirect {
  readonly statusCode: number;
  readonly statusDescription: string;
  readonly headers: Readonly<Record<string, { readonly value: string }>>;
}

/** Not for ever: an owner may give a point another label. */
export const found = (location: string): Redirect => ({
  statusCode: 302,
  statusDescription: 'Found',
  headers: { location: { value: location } },
});
