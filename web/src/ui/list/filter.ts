import type { ReactElement } from 'react';

/** Where the control of a filter stands: above the list, or in the sheet of a phone. */
export type FilterPlace = 'bar' | 'sheet';

/** A filter of a list, made by `searchFilter`, `selectFilter` or `daysFilter`. */
export interface Filter {
  readonly label: string;
  readonly kind: 'search' | 'select' | 'days';
  readonly control: (place: FilterPlace) => ReactElement;
  /** What is set. */
  readonly settings: readonly FilterSetting[];
}

export interface FilterSetting {
  /** `Gauteng`, `From 1 November 2026`. */
  readonly text: string;
  readonly clear: () => void;
}
