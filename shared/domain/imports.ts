import { t } from '#shared/text/t.ts';
import { duplicateMetres } from './duplicates.ts';

/** Places of one file: as many homes as a large village has, and what one request carries. */
export const maxImportRows = 5000;

/** Characters of the name of the file. */
export const maxImportName = 120;

/** Until when the codes of an import that has ended can be deleted again, all at once. */
export const importUndoHours = 24;

/** As long as the bucket keeps the rows (infra/stacks/data.ts). */
export const importRowDays = 7;

/** What can be wrong with a row, by the names under which pages find their sentences. */
export const importProblems = {
  required: t`Please fill this in.`,
  too_long: t`This text is too long.`,
  web_address: t`Please leave out web addresses.`,
  not_numeric: t`This is no coordinate in degrees.`,
  out_of_range: t`This coordinate is out of range.`,
  outside_south_africa: t`This point is outside South Africa. ZarCodes are for places in South Africa.`,
  province_unknown: t`Please choose one of the nine provinces.`,
  province_mismatch: t`This point is not in this province.`,
  home_unclear: t`Please say yes or no: does somebody live here?`,
  consent_missing: t`A home needs the consent of its resident, with its date.`,
  city_unknown: t`We do not know this city or town in this province.`,
  suburb_unknown: t`We do not know this suburb in this city or town.`,
  duplicate: t`Left out: there is a ZarCode less than ${duplicateMetres} m away.`,
  duplicate_row: t`Left out: another row is less than ${duplicateMetres} m away.`,
} as const;
export type ImportProblem = keyof typeof importProblems;
export const importProblemNames = Object.keys(importProblems) as [ImportProblem, ...ImportProblem[]];

export const importMessages = {
  tooManyRows: t`An import has at most ${maxImportRows} places. Please split the file.`,
  noRows: t`This file has no places.`,
  notFound: t`Import not found`,
  running: t`Another import of yours is running. Please wait until it ends, or cancel it.`,
  nothingToMake: t`No row of this import can become a ZarCode. Please correct the file and check it again.`,
  ended: t`This import has ended already.`,
  undone: t`This import was undone. Please import the file again.`,
  notCommitted: t`This import has not begun.`,
  undoClosed: t`An import can be undone within ${importUndoHours} hours of its end.`,
  rowsExpired: t`The rows of this import were deleted after ${importRowDays} days. Please import those that are missing from your file again.`,
} as const;
