/** What a list says about its rows: whole sentences, because languages inflect them. */
export interface ListTexts {
  /** `Parcels` */
  readonly label: string;
  readonly notLoaded: string;
  /** What a screen reader calls the buttons for pages. A page may have several lists. */
  readonly pages: string;
  readonly none: string;
  readonly found: (count: number) => string;
  /** Of a list that goes by cursors: nobody knows how many there are in all. */
  readonly byCursor?: {
    readonly noneYet: string;
    readonly onPage: (count: number, page: number) => string;
  };
}

/** For what is in English only: englishTexts('parcel', 'parcels'). */
export function englishTexts(one: string, many: string): ListTexts {
  const label = many.charAt(0).toUpperCase() + many.slice(1);
  const counted = (count: number) => `${count} ${count === 1 ? one : many}`;
  return {
    label,
    notLoaded: `${label} could not be loaded`,
    pages: `Pages of ${many}`,
    none: `No ${many} found`,
    found: (count) => `${counted(count)} found`,
    byCursor: {
      noneYet: `No ${many} found yet`,
      onPage: (count, page) => `${counted(count)} on page ${page}`,
    },
  };
}
