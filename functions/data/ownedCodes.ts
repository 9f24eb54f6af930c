import * as z from 'zod';
import { visibilities } from '#shared/domain/visibility.ts';
import { Place } from './place.ts';
import { queryAll } from './queryAll.ts';
import type { Table } from './table.ts';
import { privateListOf, type ZarCode } from './zarcodes.ts';

const Level = z.lazy(() => z.enum(visibilities).exclude(['public']));

/** What the owner's index holds of a code. */
const OwnedCode = z.lazy(() =>
  Place.unwrap()
    .pick({ title: true, latitude: true, longitude: true, suburb: true, city: true, province: true })
    .extend({ pk: z.string().startsWith('CODE#'), ownerSk: z.string().startsWith('CODE#') })
    .transform(({ pk, ownerSk, ...rest }) => {
      const [, createdAt = '', visibility] = ownerSk.split('#');
      return {
        ...rest,
        code: pk.slice('CODE#'.length),
        createdAt,
        ...(visibility !== undefined && { visibility: Level.parse(visibility) }),
      };
    }),
);
/** Where it is from a code itself, its level may be undefined. */
export type OwnedCode = Omit<z.output<typeof OwnedCode>, 'visibility'> & Pick<ZarCode, 'visibility'>;

/** A person's own codes, newest first: all of them, or only the `newest`. About 3 read units for a hundred. */
export async function listOwnedCodes(table: Table, ownerId: string, newest?: number): Promise<OwnedCode[]> {
  return listCodesOf(table, { holder: 'owner', id: ownerId }, { ...(newest && { max: newest }) });
}

/** A person's own codes, or those of a creator profile. */
export interface CodesOf {
  readonly holder: 'owner' | 'creator';
  readonly id: string;
  /** Of a creator, those that are listed apart. */
  readonly isPrivate?: boolean | undefined;
}

interface CodeRange {
  /** Both included. */
  readonly from?: Date;
  readonly until?: Date;
  readonly max?: number;
  readonly isAscending?: boolean;
}

/** Behind every ISO time. */
const lastTime = ':';
/** Behind what may follow a time in a sort key. */
const lastOfTime = '~';

/** Newest first, unless `isAscending`. */
export async function listCodesOf(
  table: Table,
  { holder, id, isPrivate = false }: CodesOf,
  { from, until, max, isAscending = false }: CodeRange,
): Promise<OwnedCode[]> {
  const query = {
    IndexName: 'byOwner',
    KeyConditionExpression: 'ownerPk = :list AND ownerSk BETWEEN :from AND :until',
    ExpressionAttributeValues: {
      ':list': `${holder.toUpperCase()}#${isPrivate ? privateListOf(id) : id}`,
      ':from': `CODE#${from?.toISOString() ?? ''}`,
      ':until': `CODE#${until?.toISOString() ?? lastTime}${lastOfTime}`,
    },
    ScanIndexForward: isAscending,
  };
  return (await queryAll(table, query, max)).map((item) => OwnedCode.parse(item));
}
