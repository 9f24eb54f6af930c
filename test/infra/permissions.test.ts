import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { permissionsOf } from '#infra/permissions/permissionsOf.ts';
import { stages } from '#infra/stage.ts';
import { permissionsFile, permissionsText } from '#scripts/permissions.ts';
import { allRoutes } from '#shared/contract/contract.ts';
import { userAttributes } from '#shared/contract/table.ts';
import { resourcesOf, roleStatements, type Statement, synthesise } from './synth.ts';

const templates = synthesise();
const roles = [...roleStatements(templates)];

const tableActions = (statements: readonly Statement[]) =>
  statements.filter(({ Action }) => Action.some((action) => action.startsWith('dynamodb:')));
const isStream = ({ Action }: Statement) => Action.some((action) => /Stream|Shard|GetRecords/.test(action));

interface Conditions {
  readonly 'ForAllValues:StringLike'?: { readonly 'dynamodb:LeadingKeys'?: readonly string[] };
}
/** Conditions that refuse requests without a projection, which would read all attributes. */
const onlyUserAttributes = {
  'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk', ...userAttributes] },
  Null: { 'dynamodb:Attributes': 'false' },
  StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
};

test('the attributes of users that others read have no password hash', () => {
  expect(userAttributes).not.toContain('passwordHash');
});

/** AWS limits these reads to no resource. */
const unlimitedReads = ['codedeploy:GetDeploymentTarget,codedeploy:ListDeploymentTargets', 'ses:GetAccount'];

describe.each(roles)('the role of %s', { tags: 'E1' }, (key, statements) => {
  test('has no wildcard action or resource', () => {
    for (const { Action, Resource } of statements) {
      expect(Action.filter((action) => action.includes('*'))).toEqual([]);
      expect(Resource.includes('*'), key).toBe(unlimitedReads.includes(Action.join()));
    }
  });

  test('may not scan, list or change tables', () => {
    const actions = tableActions(statements).flatMap(({ Action }) => Action);
    const items = /^dynamodb:(Get|Put|Update|Delete|BatchGet|ConditionCheck)Item$/;
    const others = new Set(['dynamodb:Query']);
    const stream = /^dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)$/;
    const isJob = key.startsWith('jobs.');
    expect(
      actions.filter(
        (action) => !(items.test(action) || others.has(action) || (isJob && stream.test(action))),
      ),
    ).toEqual([]);
  });

  test('restricts all table access by leading keys', () => {
    for (const statement of tableActions(statements).filter((each) => !isStream(each))) {
      const { 'ForAllValues:StringLike': leadingKeys, ...others } = statement.Condition as Conditions;
      expect(leadingKeys).toEqual({ 'dynamodb:LeadingKeys': expect.any(Array) });
      expect([{}, onlyUserAttributes]).toContainEqual(others);
      const keys = leadingKeys?.['dynamodb:LeadingKeys'] ?? [];
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((pattern) => !/^[A-Z]+(#\*)?$/.test(pattern))).toEqual([]);
    }
  });

  test('reads users without their password hash, except where it verifies a password', () => {
    const reading = tableActions(statements).filter(
      ({ Action, Condition }) =>
        Action.includes('dynamodb:GetItem') && JSON.stringify(Condition).includes('"USER#*"'),
    );
    const whole = reading.filter(({ Condition }) => !JSON.stringify(Condition).includes('Attributes'));
    expect(whole).toHaveLength(
      [
        'auth.login',
        'user.erase',
        'user.password',
        'user.changePassword',
        'zarcodes.createClaimSlip',
      ].includes(key)
        ? 1
        : 0,
    );
    for (const { Action } of reading) expect(Action).toEqual(['dynamodb:GetItem']);
  });

  test('writes to its own log only', () => {
    const [own, ...others] = statements.filter(({ Action }) =>
      Action.some((each) => each.startsWith('logs:')),
    );
    expect(own?.Action).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
    expect(JSON.stringify(own?.Resource)).toMatch(/Logs[0-9A-F]+/);
    expect(others).toEqual([]);
  });
});

const readsSendRate = { key: 'jobs.resendMail', Action: ['ses:GetAccount'] };

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
/** Mailings have headers that SES's simple call does not take. */
const sendersOfMail = [
  { key: 'jobs.resendMail', Action: ['ses:SendEmail'] },
  { key: 'jobs.sendMailings', Action: ['ses:SendRawEmail'] },
  { key: 'jobs.sideEffects', Action: ['ses:SendEmail'] },
  { key: 'mailings.test', Action: ['ses:SendRawEmail'] },
];

describe('mail', () => {
  test.each(sendersOfMail)(
    '$key sends from our one address, in the sandbox to its identities too',
    (sender) => {
      const statements = new Map(roles).get(sender.key) ?? [];
      const [statement] = statements.filter(({ Action }) => Action[0] === sender.Action[0]);
      expect(statement?.Resource.flat()).toEqual([
        'arn:aws:ses:af-south-1:111111111111:identity/*',
        'arn:aws:ses:af-south-1:111111111111:configuration-set/zarcodes-test-mail',
      ]);
      expect(statement?.Condition).toEqual({
        StringEquals: { 'ses:FromAddress': 'no-reply@zarcodes.example' },
      });
    },
  );
});

describe('permissions', () => {
  test('become exactly the same statements', () => {
    const statements = new Map(roles).get('zarcodes.inBounds') ?? [];
    const [query] = statements.filter(({ Action }) => Action.includes('dynamodb:Query'));
    expect(query?.Condition).toEqual({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['CELL#*'] } });
    expect(JSON.stringify(query?.Resource)).toContain('/index/byCell');
  });

  test('include the session check for signed-in routes, but not for public ones that ignore the caller', () => {
    for (const { key, route } of allRoutes()) {
      const readsUsers = (permissionsOf({ key, route }).table ?? []).some(
        ({ actions, keys }) =>
          actions.some((each) => each === 'GetItem') && keys.some((each) => each === 'USER#*'),
      );
      const readsItself = [
        'auth.login',
        'auth.confirmEmail',
        'auth.resetPassword',
        'auth.undoEmail',
        'auth.keepAccount',
        'contact.create',
        'creators.codes',
        'images.list',
        'unsubscribe.create',
        'zarcodes.batch',
        'zarcodes.export',
        'zarcodes.get',
      ].includes(key);
      // Whose key it is.
      const readsOwner = route.apiKey !== undefined;
      expect(readsUsers, key).toBe(route.level !== 'public' || readsItself || readsOwner);
    }
  });

  test('include saved responses for idempotent routes only', () => {
    for (const { key, route } of allRoutes()) {
      const savesResponses = (permissionsOf({ key, route }).table ?? []).some(({ keys }) =>
        keys.some((each) => each === 'IDEM#*'),
      );
      expect(savesResponses, key).toBe(route.idempotent === true);
    }
  });

  test('only the jobs that send mail may send it, and the test of a mailing, only from our domain and configuration set', () => {
    const senders = roles.flatMap(([key, statements]) =>
      statements
        .filter(({ Action }) => Action.some((each) => each.startsWith('ses:Send')))
        .map((each) => ({ key, ...each })),
    );
    expect(senders.map(({ key, Action }) => ({ key, Action })).toSorted(byKey)).toEqual(sendersOfMail);
    for (const { Resource } of senders) {
      expect(JSON.stringify(Resource)).toMatch(/:identity\/.*:configuration-set\/zarcodes-test-mail/);
    }
  });

  test('no policy is attached besides the role itself', () => {
    for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::Lambda::Url']) {
      expect(resourcesOf(templates, type)).toEqual([]);
    }
  });
});

const document = readFileSync(permissionsFile, 'utf8');

test('docs/permissions.md is up to date (else: node scripts/permissions.ts)', () => {
  expect(document).toBe(permissionsText());
});

test('docs/permissions.md lists every table action and key that a deployed role allows', () => {
  const rows = new Map(
    [...document.matchAll(/^\| (\S+\.\S+) \| (.*) \|$/gm)].map(([, key, may]) => [key, may]),
  );
  expect([...rows.keys()].toSorted()).toEqual(roles.map(([key]) => key).toSorted());
  for (const [key, statements] of roles) {
    for (const { Action, Condition } of tableActions(statements).filter((each) => !isStream(each))) {
      for (const action of Action) expect(rows.get(key), key).toContain(action.replace(/^\w+:/, ''));
      for (const pattern of JSON.stringify(Condition).match(/[A-Z]+#\*/g) ?? []) {
        expect(rows.get(key), key).toContain(pattern);
      }
    }
  }
});

test('no template allows scans', { tags: 'E1' }, () => {
  for (const [stack, template] of templates) {
    expect(JSON.stringify(template.toJSON()), stack).not.toMatch(/dynamodb:(Scan|\*|PartiQL)/);
  }
});

describe('the emulator stage', () => {
  const emulated = [...roleStatements(synthesise({ stage: stages.emulator }))];

  test('has a wildcard resource for mail only', () => {
    const wildcards = emulated.flatMap(([key, statements]) =>
      statements.filter(({ Resource }) => Resource.includes('*')).map(({ Action }) => ({ key, Action })),
    );
    expect(wildcards.toSorted(byKey)).toEqual([...sendersOfMail, readsSendRate].toSorted(byKey));
  });

  test('otherwise has exactly the permissions of AWS', () => {
    const plain = (statements: Statement[]) =>
      // It checks mail against `*` alone.
      statements.map(({ Action, Condition }) =>
        Action[0]?.startsWith('ses:') ? { Action } : { Action, Condition },
      );
    const deployed = roles.filter(([key]) => key !== 'hooks.checkVersion');
    expect(new Map(emulated.map(([key, statements]) => [key, plain(statements)]))).toEqual(
      // It has no deployments to check.
      new Map(deployed.map(([key, statements]) => [key, plain(statements)])),
    );
  });
});
