import type { PriceVersion } from '#functions/data/prices.ts';
import { nameIn, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { PriceVersion as PriceResponse } from '#shared/contract/prices.ts';
import { amountString } from '#shared/domain/money.ts';

/** @param activeId the version that counts */
export async function serializePrices(
  deps: Pick<Dependencies, 'table'>,
  versions: readonly PriceVersion[],
  activeId: string | undefined,
): Promise<PriceResponse[]> {
  const people = await readPeople(
    deps,
    versions.flatMap(({ createdBy, activatedBy }) => [createdBy, activatedBy]),
  );
  const act = (at: string, id: string) => ({ at, by: { id, name: nameIn(people, id) } });
  return versions.map(
    ({ id, amountCents, percentOff, createdAt, createdBy, activatedAt, activatedBy, endedAt }) => ({
      id,
      amount: amountString(amountCents),
      percentOff,
      status: id === activeId ? 'active' : activatedAt === undefined ? 'prepared' : 'ended',
      created: act(createdAt, createdBy),
      ...(activatedAt !== undefined && { activated: act(activatedAt, activatedBy ?? '') }),
      ...(endedAt !== undefined && { endedAt }),
    }),
  );
}

export async function serializePrice(
  deps: Pick<Dependencies, 'table'>,
  version: PriceVersion,
  activeId: string | undefined,
): Promise<PriceResponse> {
  const [serialized] = await serializePrices(deps, [version], activeId);
  if (serialized === undefined) throw new Error('One version makes one response');
  return serialized;
}
