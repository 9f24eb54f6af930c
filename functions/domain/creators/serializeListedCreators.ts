import { getCounts } from '#functions/data/counts.ts';
import type { Creator } from '#functions/data/creators.ts';
import { type People, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ListedCreator } from '#shared/contract/creatorFields.ts';
import { serializeCreatorProfile } from './serializeCreator.ts';

type Reader = Pick<Dependencies, 'table' | 'now'>;

interface CreatorFacts {
  /** By the id of the profile. */
  readonly counts: ReadonlyMap<string, Awaited<ReturnType<typeof getCounts>>>;
  readonly people: People;
}

/** How many codes there are of each profile, and people. Half a read unit each. */
export async function readCreatorFacts(
  { table, now }: Reader,
  ids: readonly string[],
  userIds: readonly (string | undefined)[] = [],
): Promise<CreatorFacts> {
  const [counts, people] = await Promise.all([
    Promise.all(ids.map(async (id) => [id, await getCounts(table, id, now())] as const)),
    readPeople({ table }, userIds),
  ]);
  return { counts: new Map(counts), people };
}

/** For admins: with the accounts. @param facts of these creators, and the people who were read already */
export async function serializeListedCreators(
  deps: Reader,
  creators: readonly Creator[],
  { counts, people: known }: CreatorFacts,
): Promise<ListedCreator[]> {
  const people = await readPeople(
    deps,
    creators.map(({ userId }) => userId),
    known,
  );
  return creators.map((creator) => {
    const { totalCodes = 0, thisMonth = 0 } = counts.get(creator.id) ?? {};
    const user = people.get(creator.userId) ?? null;
    return { ...serializeCreatorProfile(creator), user, totalCodes, thisMonth, version: creator.version };
  });
}
