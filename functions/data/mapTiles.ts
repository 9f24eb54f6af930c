import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import {
  blockOf,
  type CellLevel,
  cellLevels,
  type Rectangle,
  type Span,
  tileAt,
  tileLevels,
  withinBlock,
} from '#shared/domain/mapTiles.ts';
import type { Amount } from './sums.ts';
import type { Table } from './table.ts';

/**
 * A pack has 256 numbers: of the cells of a block; of 16 blocks below one another the sum of each of their columns;
 * or of 16 blocks beside one another the sum of each of their rows. What is read together is one partition.
 */
type PackKind = 'CELLS' | 'COLUMNS' | 'ROWS';

interface Place {
  readonly kind: PackKind;
  readonly level: CellLevel;
  /** Block column of cells and columns, block row of rows. */
  readonly line: number;
  /** Along the line. */
  readonly pack: number;
  /** In which of the 256 numbers. */
  readonly major: number;
  readonly minor: number;
}

const partitionOf = ({ kind, level, line }: Pick<Place, 'kind' | 'level' | 'line'>) =>
  `TILES#${kind}#${level}#${line}`;
const sortKeyOf = (pack: number) => String(pack).padStart(7, '0');
/** Short, because its length is a part of what is read. */
const nameOf = (major: number, minor: number) => (major * 16 + minor).toString(16).padStart(2, '0');

/** What codes can be filtered by on a map. Most are of one class, bought and not verified, which has no counter. */
interface CodeClass {
  readonly isCreatorCode: boolean;
  readonly verified: boolean;
}
const classes = [
  { name: 'c', isCreatorCode: true, verified: false },
  { name: 'v', isCreatorCode: false, verified: true },
  { name: 'w', isCreatorCode: true, verified: true },
] as const;
const rest: CodeClass = { isCreatorCode: false, verified: false };

/** Where a code is; null where the counters per class do not follow it (`countedInTiles`). */
export interface TiledCode {
  readonly latitude: number;
  readonly longitude: number;
  readonly codeClass: CodeClass | null;
}
type Point = Pick<TiledCode, 'latitude' | 'longitude'>;

/** What a code is counted as in a pack: in the cells also as one of its class. */
function namesOf({ kind, major, minor }: Place, { codeClass }: TiledCode): string[] {
  const name = nameOf(major, minor);
  const found =
    kind === 'CELLS' &&
    classes.find(
      (each) => each.isCreatorCode === codeClass?.isCreatorCode && each.verified === codeClass.verified,
    );
  return found ? [name, found.name + name] : [name];
}

/** Everything that counts a point: 20 numbers in as many packs. */
function placesOf(point: Point): Place[] {
  const cells = cellLevels.map((level) => {
    const { x, y } = tileAt(level, point);
    const [line, pack] = [blockOf(x), blockOf(y)];
    return { kind: 'CELLS' as const, level, line, pack, major: withinBlock(y), minor: withinBlock(x) };
  });
  const sums = tileLevels.flatMap((level) => {
    const { x, y } = tileAt(level, point);
    const [blockX, blockY] = [blockOf(x), blockOf(y)];
    return [
      {
        kind: 'COLUMNS' as const,
        level,
        line: blockX,
        pack: blockOf(blockY),
        major: withinBlock(blockY),
        minor: withinBlock(x),
      },
      {
        kind: 'ROWS' as const,
        level,
        line: blockY,
        pack: blockOf(blockX),
        major: withinBlock(blockX),
        minor: withinBlock(y),
      },
    ];
  });
  return [...cells, ...sums];
}

/** Counts a code that came, and one that went: of at most 40 packs. */
export const amountsOfTiles = (left: TiledCode | null, came: TiledCode | null): Amount[] => [
  ...countAs(-1, left),
  ...countAs(1, came),
];

function countAs(amount: number, code: TiledCode | null): Amount[] {
  if (code === null) return [];
  return placesOf(code).flatMap((place) => {
    const [pk, sk] = [partitionOf(place), sortKeyOf(place.pack)];
    return namesOf(place, code).map((name) => ({ pk, sk, type: 'tiles', name, amount }));
  });
}

export interface Line extends Pick<Place, 'kind' | 'level' | 'line'> {
  readonly packs: Span;
}

interface Pack {
  readonly line: number;
  readonly pack: number;
  /** How many codes a tile has: all, or those of a class. */
  readonly numberAt: (major: number, minor: number, codeClass?: string) => number;
}

export async function readLine(table: Table, { packs, ...line }: Line): Promise<Pack[]> {
  const found: Pack[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :line AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':line': partitionOf(line),
          ':from': sortKeyOf(packs.from),
          ':to': sortKeyOf(packs.to),
        },
        ...(startKey !== undefined && { ExclusiveStartKey: startKey }),
      }),
    );
    for (const item of page.Items ?? []) {
      found.push({
        line: line.line,
        pack: Number(item['sk']),
        numberAt: (major, minor, codeClass = '') => Number(item[codeClass + nameOf(major, minor)] ?? 0),
      });
    }
    startKey = page.LastEvaluatedKey;
  } while (startKey !== undefined);
  return found;
}

export const blocksOf = ({ from, to }: Span): Span => ({ from: blockOf(from), to: blockOf(to) });
const eachOf = ({ from, to }: Span) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
/** The part of a span that lies in a block, as places within it. */
export const inBlock = ({ from, to }: Span, block: number) =>
  eachOf({ from: Math.max(from, block * 16), to: Math.min(to, block * 16 + 15) }).map(withinBlock);

export interface CountedTile {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export type CodeFilter = Partial<CodeClass>;

const isWanted = (codeClass: CodeClass, { isCreatorCode, verified }: CodeFilter) =>
  (isCreatorCode ?? codeClass.isCreatorCode) === codeClass.isCreatorCode &&
  (verified ?? codeClass.verified) === codeClass.verified;

function countAt({ numberAt }: Pack, [major, minor]: readonly [number, number], filter: CodeFilter): number {
  const all = numberAt(major, minor);
  if (isWanted(rest, filter)) {
    const unwanted = classes.filter((each) => !isWanted(each, filter));
    return unwanted.reduce((count, { name }) => count - numberAt(major, minor, name), all);
  }
  const wanted = classes.filter((each) => isWanted(each, filter));
  return wanted.reduce((count, { name }) => count + numberAt(major, minor, name), 0);
}

/** The tiles of a rectangle in which there are codes. */
export async function readTiles(
  table: Table,
  level: CellLevel,
  { x, y }: Rectangle,
  filter: CodeFilter = {},
): Promise<CountedTile[]> {
  const lines = eachOf(blocksOf(x)).map((line) =>
    readLine(table, { kind: 'CELLS', level, line, packs: blocksOf(y) }),
  );
  return (await Promise.all(lines)).flat().flatMap((found) =>
    inBlock(y, found.pack).flatMap((down) =>
      inBlock(x, found.line).flatMap((across) => {
        const count = countAt(found, [down, across], filter);
        return count === 0 ? [] : [{ x: found.line * 16 + across, y: found.pack * 16 + down, count }];
      }),
    ),
  );
}
