import type { FileColumn, FileRow } from '#web/files/csvTable.ts';

/** The places of a file: a row for each, whatever the file is. */
export interface PlaceTable {
  /** Whether places are called by the rows of a spreadsheet, or by their number in the file. */
  readonly counts: 'rows' | 'places';
  readonly columns: readonly FileColumn[];
  readonly rows: readonly FileRow[];
  /** Without a point: lines, such as roads and tracks, and what has no place at all. */
  readonly lines: number;
  readonly without: number;
  /** Areas, of which the middle is taken. */
  readonly areas: number;
}

/** Why a file can't be read; fileProblems.ts says it. */
export type FileProblem =
  | 'tooLarge'
  | 'tooLargeUnpacked'
  | 'tooMany'
  | 'noText'
  | 'shapefile'
  | 'spreadsheet'
  | 'archive'
  | 'otherXml'
  | 'otherJson'
  | 'networkLink'
  | 'broken'
  | 'empty';

export const isTable = (read: PlaceTable | FileProblem): read is PlaceTable => typeof read !== 'string';
