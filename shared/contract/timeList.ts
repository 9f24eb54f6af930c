/** Lists of the back office by time: cursors lead from page to page, and people see numbers of pages. */
import * as z from 'zod';
import { dayText, wholeText } from './fields.ts';

/** A place of a list: a time and an id, or what else it is in order of. */
const cursor = (place: RegExp) => z.string().regex(place, 'That page is not valid.');
const timeAndId = /^\d{4}-\d\d-\d\dT[\d:.]{8,16}Z#[\w-]{1,80}$/;

/** Without a cursor a page is counted from the first one, which reads all before it. */
const maxCountedPage = 20;

/** For a list without days. A list adds its own filters by `safeExtend`. */
export const placeQuery = ({ place = timeAndId, hint = 'Please continue page by page' } = {}) =>
  z
    .strictObject({
      page: wholeText(1, 1_000_000).default(1),
      /** From the `pagination` of a page: what comes after it, or before it. */
      older: cursor(place).optional(),
      newer: cursor(place).optional(),
    })
    .refine(({ older, newer }) => older === undefined || newer === undefined, {
      path: ['newer'],
      message: 'Please give `older` or `newer`, not both.',
    })
    .refine(({ page, older, newer }) => page <= maxCountedPage || (older ?? newer) !== undefined, {
      path: ['page'],
      message: `${hint} to see more than ${maxCountedPage} pages.`,
    });

export type PlaceQuery = Readonly<z.output<ReturnType<typeof placeQuery>>>;

export const timeListQuery = () =>
  placeQuery({ hint: 'Please choose days, or continue page by page,' }).safeExtend({
    /** Days in Africa/Johannesburg, both included. */
    from: dayText().optional(),
    to: dayText().optional(),
  });

export type TimeListQuery = Readonly<z.output<ReturnType<typeof timeListQuery>>>;

export const timePagination = () =>
  z.object({
    page: z.number(),
    limit: z.number(),
    /** Absent for filters whose things are not counted. */
    total: z.number().optional(),
    totalPages: z.number().optional(),
    /** Where the list continues in each direction; absent at its ends. */
    older: z.string().optional(),
    newer: z.string().optional(),
    /** The page is not full, and the search ended where a page would cost too much; `older` continues it. */
    isPartial: z.boolean(),
  });
export type TimePagination = z.output<ReturnType<typeof timePagination>>;
