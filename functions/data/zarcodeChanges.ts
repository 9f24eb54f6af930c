import { erasedUserId } from './erased.ts';
import type { Guide } from './guide.ts';
import type { PinnedPlace } from './place.ts';
import type { Write } from './transact.ts';
import { codeKey, listKeys, mapKeys, type ZarCode } from './zarcodes.ts';

/** Sets and removes some fields. Refused under the label `code` where the code changed since it was read. */
function writeFields(
  { code, version }: Pick<ZarCode, 'code' | 'version'>,
  fields: Readonly<Record<string, unknown>>,
  removed: readonly string[],
): Write {
  const set = Object.entries({ ...fields, version: version + 1 });
  const remove = removed.length === 0 ? '' : ` REMOVE ${removed.join(', ')}`;
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: `SET ${set.map((_, index) => `#s${index} = :s${index}`).join(', ')}${remove}`,
      ConditionExpression: '#type = :zarcode AND version = :version',
      ExpressionAttributeNames: {
        ...Object.fromEntries(set.map(([name], index) => [`#s${index}`, name])),
        '#type': 'type',
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(set.map(([, value], index) => [`:s${index}`, value])),
        ':zarcode': 'zarcode',
        ':version': version,
      },
    },
  };
}

/** Gives a code another place; its owner, its key and when it was made stay. */
export function writeEditedZarCode(
  zarCode: ZarCode,
  place: PinnedPlace & Pick<ZarCode, 'areaCentre'>,
  { updatedAt, staysVerified }: { readonly updatedAt: string; readonly staysVerified: boolean },
): Write {
  const { code, verified, visibility } = zarCode;
  const isMoved = zarCode.latitude !== place.latitude || zarCode.longitude !== place.longitude;
  return writeFields(zarCode, { ...place, ...mapKeys({ code, visibility, ...place }), updatedAt }, [
    ...(verified === true && !staysVerified ? ['verified'] : []),
    // Visitors found another point.
    ...(isMoved ? ['confirmed'] : []),
    ...(['pointSource', 'pointAccuracy'] as const).filter((name) => place[name] === undefined),
  ]);
}

/** Gives a code another guide, or takes it away. */
export function writeGuide(zarCode: ZarCode, guide: Guide | null, updatedAt: string): Write {
  return guide === null
    ? writeFields(zarCode, { updatedAt }, ['guide'])
    : writeFields(zarCode, { guide, updatedAt }, []);
}

/** Gives a code another level: public ones are found on maps, and a creator's private ones are a list of their own. */
export function writeVisibility(before: ZarCode, after: ZarCode): Write {
  const { ownerId, visibility, areaCentre, updatedAt } = after;
  const fields = {
    // One without an owner is in no list.
    ...(ownerId !== erasedUserId && listKeys(after)),
    ...mapKeys(after),
    ...(visibility !== undefined && { visibility, areaCentre }),
    updatedAt,
  };
  const removed = visibility === undefined ? ['visibility', 'areaCentre'] : ['cellPk', 'cellSk'];
  return writeFields(before, fields, removed);
}

/** Refused under the label `code` where the code changed since it was read. */
export function writeVerified({ code, version }: ZarCode, verified: boolean): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: verified
        ? 'SET verified = :verified ADD version :one'
        : 'REMOVE verified ADD version :one',
      ConditionExpression: '#type = :zarcode AND version = :version',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ...(verified && { ':verified': true }),
        ':one': 1,
        ':zarcode': 'zarcode',
        ':version': version,
      },
    },
  };
}

/** Moves a code to its resident, out of all lists of who had it. Refused under `code` where it changed since it was read. */
export function writeClaimed(before: ZarCode, after: ZarCode): Write {
  const { ownerId, isCreatorCode, kind, claimedAt, madeBy, updatedAt } = after;
  const fields = { ownerId, isCreatorCode, kind, claimedAt, updatedAt, ...listKeys(after) };
  return writeFields(before, { ...fields, ...(madeBy && { madeBy }) }, ['creatorId']);
}

/** Takes who made a claimed code off it. Refused under `code` where it names nobody, or was deleted. */
export function writeMakerErased(code: string): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: 'REMOVE madeBy ADD version :one',
      ConditionExpression: '#type = :zarcode AND attribute_exists(madeBy)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':zarcode': 'zarcode', ':one': 1 },
    },
  };
}

/** The same where its owner deleted it and can undo that. */
export function writeMakerOfDeletedErased(code: string): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression: 'REMOVE restorable.zarCode.madeBy ADD version :one',
      ConditionExpression: '#type = :tombstone AND attribute_exists(restorable.zarCode.madeBy)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':tombstone': 'tombstone', ':one': 1 },
    },
  };
}

/** Takes the owner off a code, with what they wrote for visitors; it is in no list of codes from then on. Refused under `code` where it is not theirs, or not public. */
export function writeOwnerErased(code: string, ownerId: string): Write {
  return {
    label: 'code',
    Update: {
      Key: codeKey(code),
      UpdateExpression:
        'SET ownerId = :erased, isCreatorCode = :no REMOVE creatorId, claimedAt, madeBy, ownerPk, ownerSk, pointSource, pointAccuracy, guide, residentConsent ADD version :one',
      ConditionExpression: '#type = :zarcode AND ownerId = :owner AND attribute_not_exists(visibility)',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':erased': erasedUserId,
        ':no': false,
        ':one': 1,
        ':zarcode': 'zarcode',
        ':owner': ownerId,
      },
    },
  };
}
