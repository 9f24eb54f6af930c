import * as z from 'zod';
import type { RowQuery, TimeIndex } from './rowList.ts';
import { pageOfRows, type TimePage } from './rowPage.ts';
import type { Table } from './table.ts';
import type { Write } from './transact.ts';

const ClaimedCode = z.lazy(() =>
  z.object({
    code: z.string(),
    /** As it was when it was handed on. Absent in notes of the first claims. */
    title: z.string().optional(),
    claimedAt: z.string(),
  }),
);
type ClaimedCode = z.output<typeof ClaimedCode>;

/** What stays with who had a code that was claimed: nothing of the person who has it now. */
export interface ClaimNote extends ClaimedCode {
  readonly title: string;
  readonly formerOwnerId: string;
  /** Where they had it as a creator. */
  readonly creatorId: string | undefined;
}

const partitionOf = (userId: string) => `CLAIMED#${userId}`;

export const writeClaimedCode = ({ formerOwnerId, creatorId, ...note }: ClaimNote): Write => ({
  label: 'claimedCode',
  Put: {
    Item: {
      pk: partitionOf(formerOwnerId),
      sk: `${note.claimedAt}#${note.code}`,
      type: 'claimedCode',
      version: 1,
      ...note,
      ...(creatorId !== undefined && { creatorId }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const byTime: TimeIndex = {
  partitionKey: 'pk',
  sortKey: 'sk',
  keyOf: (place) => place,
  placeOf: ({ sk }) => String(sk),
};

/** 200 bytes each: a page from the start is half a unit, and page 20 is five. */
const maxUnits = 8;

/** Codes of a person that their residents claimed, the newest first. */
export async function pageOfClaimedCodes(
  table: Table,
  userId: string,
  query: RowQuery,
): Promise<TimePage & { claimed: ClaimedCode[] }> {
  const parts = [{ partitions: [partitionOf(userId)], start: '' }];
  const page = await pageOfRows(table, { index: byTime, parts, query, maxUnits, unitsOfThing: 0 });
  return { ...page, claimed: page.rows.map((row) => ClaimedCode.parse(row)) };
}
