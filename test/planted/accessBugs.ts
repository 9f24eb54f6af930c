import type { PlantedBug } from './plantedBug.ts';

const session = ['test/functions/lib/session.test.ts'];
const reset = ['test/functions/auth/resetPassword.test.ts'];

export const accessBugs: readonly PlantedBug[] = [
  {
    what: 'a person who is signed in counts as an admin',
    file: 'functions/lib/caller.ts',
    from: 'if (!meetsLevel(role, level)) {',
    to: "if (level === 'superAdmin' && !meetsLevel(role, level)) {",
    tests: ['test/contract/permissions.test.ts'],
  },
  {
    what: 'a role is that of the moment of signing in, as if the token said it',
    file: 'functions/lib/caller.ts',
    from: 'const found = await getUser(deps.table, claims.userId, true);\n',
    to: 'const seen = ((identifyCaller as { seen?: Map<string, User> }).seen ??= new Map<string, User>());\n    const found = seen.get(authorization ?? "") ?? (await getUser(deps.table, claims.userId, true));\n    if (found !== null) seen.set(authorization ?? "", found);\n',
    tests: [...session, 'test/functions/users'],
  },
  {
    what: 'the session of a disabled account goes on',
    file: 'functions/lib/caller.ts',
    from: 'found === null || found.disabled || found.erasesAt',
    to: 'found === null || found.erasesAt',
    tests: [...session, 'test/functions/users'],
  },
  {
    what: 'a session goes on after the password was changed',
    file: 'functions/lib/caller.ts',
    from: 'found.tokenVersion === claims.tokenVersion ? found : null',
    to: 'found',
    tests: [...session, ...reset],
  },
  {
    what: 'a session is checked by a stale read',
    file: 'functions/lib/caller.ts',
    from: 'getUser(deps.table, claims.userId, true)',
    to: 'getUser(deps.table, claims.userId)',
    tests: ['test/functions/staleReads.test.ts'],
    byHistories: true,
  },
  {
    what: 'a reset link works twice',
    file: 'functions/data/resets.ts',
    from: "    Delete: {\n      Key: resetKey(userId),\n      ConditionExpression: 'secretHash = :hash AND expiresAt > :now',",
    to: "    ConditionCheck: {\n      Key: resetKey(userId),\n      ConditionExpression: 'secretHash = :hash AND expiresAt > :now',",
    tests: reset,
  },
  {
    what: 'one email address registers twice',
    file: 'functions/data/users.ts',
    from: "Put: { Item: { ...emailKey(user.email), type: 'email', version: 1, userId: user.id }, ...isFree },",
    to: "Put: { Item: { ...emailKey(user.email), type: 'email', version: 1, userId: user.id } },",
    tests: ['test/functions/auth/register.test.ts'],
    byHistories: true,
  },
  {
    what: 'the address of a caller is what the caller says it is',
    file: 'functions/lib/clientIp.ts',
    from: 'if (route.direct === true) return sender;',
    to: "const said = event.headers['x-forwarded-for']?.split(',')[0];\n  if (said !== undefined) return said;\n  if (route.direct === true) return sender;",
    tests: ['test/functions/lib/clientIp.test.ts'],
  },
  {
    what: 'the edge gives one caller what it cached for another',
    file: 'infra/edge/apiBehavior.ts',
    from: "headerBehavior: CacheHeaderBehavior.allowList('Authorization'),",
    to: 'headerBehavior: CacheHeaderBehavior.none(),',
    tests: ['test/infra/edge.test.ts', 'test/infra/stacks.test.ts'],
  },
  {
    what: "a code's page says who its owner is",
    file: 'functions/zarcodes/get.ts',
    from: 'const mayEdit = user && canEditCode(user, zarCode) && ',
    to: 'const mayEdit = user && ',
    tests: ['test/functions/zarcodes/get.test.ts'],
  },
  {
    what: 'a cell of an export is a formula',
    file: 'functions/domain/exports/csv.ts',
    from: '{ escapeFormulae: formula }',
    to: '{ escapeFormulae: formula && false }',
    tests: ['test/functions/exports'],
  },
];
