/** Each public page for search engines and link previews: its path, title and description. */
export interface PublicPage {
  readonly path: string;
  readonly title: string;
  /** Empty where nothing may be said of it. */
  readonly description: string;
  /** The path of the link preview's picture, a share card; absent for the site's own. */
  readonly preview?: string;
  /** Left out of search engines: a form, or a page about one person's place. */
  readonly noindex?: true;
}
