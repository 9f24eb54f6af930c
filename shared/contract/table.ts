/**
 * The shape of the DynamoDB table, for the CDK and the local engine. `functions/data/table.ts` explains the keys; only
 * its folder writes them.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttlAttribute: 'expiresAt',
  indexes: [
    {
      name: 'byOwner',
      partitionKey: 'ownerPk',
      sortKey: 'ownerSk',
      // Few attributes, so that a hundred codes are one cheap query (about 3 read units).
      include: ['title', 'latitude', 'longitude', 'suburb', 'city', 'province'],
    },
    { name: 'byCell', partitionKey: 'cellPk', sortKey: 'cellSk', include: [] },
    {
      name: 'byTime',
      partitionKey: 'timePk',
      sortKey: 'timeSk',
      // What the lists of the back office filter by: read from the index alone, so that many rows are few read units.
      include: [
        'status',
        'kind',
        'role',
        'disabled',
        'province',
        'userId',
        'ownerId',
        'creatorId',
        'actorId',
        'verified',
        'read',
        'refunded',
        'archived',
        'validFrom',
        'validUntil',
        'category',
      ],
    },
  ],
} as const;

export type IndexName = (typeof table.indexes)[number]['name'];

/** What functions may read of a user: all but the password hash, which only `auth.login` reads. IAM holds them to it. */
export const userAttributes = [
  'id',
  'email',
  'firstName',
  'lastName',
  'contactTel',
  'language',
  'role',
  'tokenVersion',
  'emailNotifications',
  'consents',
  'disabled',
  'createdAt',
  'emailConfirmedAt',
  'awaitsConfirmation',
  'erasesAt',
  'version',
] as const;

export type UserAttribute = (typeof userAttributes)[number];
