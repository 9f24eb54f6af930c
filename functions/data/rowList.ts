/** What is listed by time, or in another order of its keys (docs/decisions/0045-lists-page-by-page.md). */

/** What a list holds of a thing: its keys, its place in the list (`timeSk`) and the attributes to filter by. */
export interface TimeRow extends Readonly<Record<string, unknown>> {
  readonly pk: string;
  readonly sk: string;
  readonly timeSk: string;
}

/** The id of its thing. */
export const idOfRow = ({ pk }: Pick<TimeRow, 'pk'>): string => pk.slice(pk.indexOf('#') + 1);

/** The admin who made its thing, where the list holds that. */
export const actorOfRow = ({ actorId }: TimeRow): string | undefined =>
  typeof actorId === 'string' ? actorId : undefined;

export type Item = Readonly<Record<string, unknown>>;

/** An index, or the table itself, whose sort key is a place of the list, or begins with its time. */
export interface TimeIndex {
  /** Absent for the table itself. */
  readonly name?: 'byTime' | 'byOwner';
  readonly partitionKey: 'timePk' | 'ownerPk' | 'pk';
  readonly sortKey: 'timeSk' | 'ownerSk' | 'sk';
  /** The sort key of a place, or of the time that it begins with. */
  readonly keyOf: (place: string) => string;
  readonly placeOf: (item: Item) => string;
}

/** The index by owner, where its sort keys are the places. */
export const placesByOwner: TimeIndex = {
  name: 'byOwner',
  partitionKey: 'ownerPk',
  sortKey: 'ownerSk',
  keyOf: (place) => place,
  placeOf: ({ ownerSk }) => String(ownerSk),
};

/** Partitions that are read side by side. */
export interface ListPart {
  readonly partitions: readonly string[];
  /** A place before all of its rows, in the direction of the list: a page that ends before the part goes on there. */
  readonly start: string;
}

export interface RowQuery {
  readonly limit: number;
  /** Matching rows to leave out at the start. */
  readonly skip: number;
  /**
   * A place of the list (`timeSk`): only what comes after it, which is older, or what comes before it and is nearest. In
   * an ascending list it is the other way round. Not both.
   */
  readonly older?: string | undefined;
  readonly newer?: string | undefined;
  /** Times, or beginnings of places; `from` is included, `until` is not. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly matches?: ((row: TimeRow) => boolean) | undefined;
  /** How many match, where that is counted: after so many nothing more is searched for. For a page from the start. */
  readonly countAll?: (() => Promise<number | undefined>) | undefined;
}

export interface RowList {
  readonly index: TimeIndex;
  /** In the direction of the list. */
  readonly parts: readonly ListPart[] | Promise<readonly ListPart[]>;
  /** Where the page probably begins: read while it is found out which parts there are. */
  readonly likely?: ListPart | undefined;
  readonly query: RowQuery;
  /** The oldest first, or the first of the alphabet. */
  readonly isAscending?: boolean;
  /** Read units of the rows of a page, and of its things. */
  readonly maxUnits: number;
  /** Read units of each thing: half a unit unless given, because it is read by its key afterwards. */
  readonly unitsOfThing?: number;
}

/** An item of up to 4 KB that is read by its key. */
export const unitsOfItem = 0.5;
