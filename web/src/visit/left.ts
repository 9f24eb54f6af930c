/** When a page was left for a navigation app. In the tab: docs/product/offline.md#local-storage. */
export interface Left {
  readonly code: string;
  readonly at: number;
}

export const leftKey = 'zarcodes.left';

/** The code of the page that is shown, where its visitor is asked whether they found it. */
export const askedCode = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-found-it]')?.dataset['foundIt'];
