/** What must be true of codes, whatever happened. */
import { erasedUserId } from '#functions/data/erased.ts';
import { Place } from '#functions/data/place.ts';
import type { Item } from '#test/support/world.ts';
import type { Entry, Journal } from '../journal.ts';

export const isCode = ({ before, after }: Entry) => String((after ?? before)?.['pk']).startsWith('CODE#');
const isOf = (item: Item | null, type: string) => item?.['type'] === type;

/** A code is made once, and is anybody else's only once it is claimed: what is deleted leaves a tombstone. */
export function reissued(journal: Journal): string[] {
  const owners = new Map<string, { ownerId: string; createdAt: string; claimedAt: unknown }>();
  return journal.filter(isCode).flatMap(({ before, after }): string[] => {
    const code = String((after ?? before)?.['pk']);
    if (after === null) return [`${code} was removed, so that it can be issued again`];
    const first = owners.get(code);
    if (before === null && first !== undefined) return [`${code} was issued twice`];
    if (!isOf(after, 'zarcode')) return [];
    const { ownerId, createdAt, claimedAt } = after;
    owners.set(code, { ownerId, createdAt, claimedAt });
    if (first === undefined) return [];
    const isClaimed = first.claimedAt === undefined && claimedAt !== undefined;
    const isSame = first.ownerId === ownerId || isClaimed || ownerId === erasedUserId;
    return isSame && first.createdAt === createdAt
      ? []
      : [`${code} of ${first.ownerId} became one of ${ownerId}`];
  });
}

/** A reserved code was never issued. */
export const isNewCode = ({ before, after }: Entry) =>
  (before === null || isOf(before, 'reservedCode')) && isOf(after, 'zarcode');

const sales = new Set(['codeSale', 'bundleDebit']);

/** Each code that was paid for has one entry of the ledger, and each entry its code; what an admin gave away is audited. */
export function unfunded(journal: Journal): string[] {
  const made = journal.flatMap(({ before, after }) => (before === null && after !== null ? [after] : []));
  const sold = made
    .filter(({ type, kind, zarcode }) => type === 'ledger' && sales.has(kind) && zarcode !== undefined)
    .map(({ zarcode }) => String(zarcode));
  const issued = journal.flatMap(({ before, after }) =>
    isNewCode({ before, after }) && after !== null ? [after] : [],
  );
  const paid = issued.filter(({ kind }) => kind === 'paid' || kind === 'bundle');
  const given = issued.filter(({ kind }) => kind === 'admin');
  const audited = new Set(
    made.filter(({ action }) => action === 'adminZarcodes.create').map(({ targetId }) => targetId),
  );
  const [have, need] = [
    sold.toSorted().join(),
    paid
      .map(({ code }) => String(code))
      .toSorted()
      .join(),
  ];
  return [
    ...(have === need ? [] : [`the ledger has sales of ${have}, and issued were ${need}`]),
    ...given.filter(({ code }) => !audited.has(code)).map(({ code }) => `nobody says who gave ${code} away`),
  ];
}

/** Only what was paid for before goes above the limit. */
export function aboveLimit(journal: Journal, max: number): string[] {
  const counts = new Map<string, number>();
  const add = (item: Item | null, by: number) => {
    if (item === null || !isOf(item, 'zarcode') || item['creatorId'] !== undefined) return;
    counts.set(item['ownerId'], (counts.get(item['ownerId']) ?? 0) + by);
  };
  return journal.filter(isCode).flatMap(({ before, after }) => {
    add(before, -1);
    add(after, 1);
    const isClaimed =
      before?.['type'] === 'zarcode' &&
      before['claimedAt'] === undefined &&
      after?.['claimedAt'] !== undefined;
    const isIssued = isNewCode({ before, after }) && after?.['kind'] === 'bundle';
    if (!(isIssued || isClaimed) || after?.['type'] !== 'zarcode') return [];
    const count = counts.get(after['ownerId']) ?? 0;
    return count <= max ? [] : [`${after['pk']} is the code number ${count} of a person who may have ${max}`];
  });
}

const dayMs = 24 * 3_600_000;
const placeFields = Place.unwrap().keyof().options;

/** Whether it gives a code another place. */
export const isEdit = ({ before, after }: Entry) =>
  placeFields.some((name) => before?.[name] !== after?.[name]);

/** An owner edits a code within a day of the approval of their request; a request is decided once. */
export function editsWithoutApproval(journal: Journal): string[] {
  const editors = new Map(
    journal.flatMap(({ after }) =>
      // That somebody claimed it in the same millisecond is another entry.
      after?.['type'] === 'edit' && after['claimed'] !== true
        ? [[`${after['code']} ${after['at']}`, after]]
        : [],
    ),
  );
  const requests = new Map<string, Item>();
  return journal.flatMap(({ before, after }): string[] => {
    if (after?.['type'] === 'changeRequest') {
      const earlier = requests.get(after['code']);
      requests.set(after['code'], after);
      if (earlier?.['id'] !== after['id'] || earlier === undefined) return [];
      const isDecidedAgain = earlier['status'] !== 'pending' && earlier['status'] !== after['status'];
      return isDecidedAgain ? [`${after['id']} was ${earlier['status']} and then ${after['status']}`] : [];
    }
    if (!isOf(before, 'zarcode') || !isOf(after, 'zarcode') || after === null) return [];
    if (!isEdit({ before, after })) return [];
    const { code, updatedAt } = after;
    const edit = editors.get(`${code} ${updatedAt}`);
    if (edit === undefined) return [`${code} was edited, and its history does not say so`];
    if (edit['by'] !== 'owner') return [];
    const request = requests.get(code);
    const ageMs = Date.parse(updatedAt) - Date.parse(request?.['approvedAt'] ?? 0);
    const isAllowed = request?.['status'] === 'approved' && ageMs >= 0 && ageMs <= dayMs;
    return isAllowed ? [] : [`${code} was edited at ${updatedAt} without an approval that counts`];
  });
}
