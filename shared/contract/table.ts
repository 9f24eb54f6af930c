/**
 * The shape of the one DynamoDB table, for the CDK and for the local engine. What the keys mean is told in
 * `functions/data/table.ts`, the only folder that writes them.
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
      // Short on purpose: a hundred codes must be one cheap query (about 3 RRU).
      include: ['title', 'latitude', 'longitude', 'suburb', 'city', 'province'],
    },
    { name: 'byCell', partitionKey: 'cellPk', sortKey: 'cellSk', include: [] },
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
  'role',
  'tokenVersion',
  'emailNotifications',
  'disabled',
  'createdAt',
] as const;

export type UserAttribute = (typeof userAttributes)[number];
