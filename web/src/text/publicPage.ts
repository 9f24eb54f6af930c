/** Each public page for search engines and link previews: its path, title and description. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Left out of search engines: a form, or a page about one person's place. */
  readonly noindex?: true;
}
