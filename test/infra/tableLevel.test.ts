/** A stage without conditions by leading keys, where AWS does not take them. */
import { expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';
import { awsStage, roleStatements, type Statement, synthesise } from './synth.ts';

const keyed = new Map(roleStatements(synthesise()));
const statementsWith = (tableLevel: readonly ('writes' | 'indexes')[]) =>
  new Map(roleStatements(synthesise({ stage: { ...awsStage, tableLevel } })));

const isWrite = (action: string) => /:(Put|Update|Delete|ConditionCheck)Item$/.test(action);
/** `action on resource by conditions`, one for each action. */
const grants = (statements: readonly Statement[]) =>
  statements
    .filter(({ Action }) => Action.some((action) => /dynamodb:(\w+Item|Query)$/.test(action)))
    .flatMap(({ Action, Resource, Condition }) =>
      Action.map((action) => ({ action, resource: JSON.stringify(Resource), Condition })),
    );

test.each([
  ['writes', ({ action }: { action: string; resource: string }) => isWrite(action)],
  ['indexes', ({ resource }: { action: string; resource: string }) => resource.includes('/index/')],
] as const)(
  'with %s at the level of the table, those lose their condition, and nothing else',
  { tags: 'E1' },
  (level, isLoose) => {
    const loose = statementsWith([level]);
    expect([...loose.keys()]).toEqual([...keyed.keys()]);
    for (const [key, statements] of loose) {
      const expected = grants(keyed.get(key) ?? []).map((grant) =>
        isLoose(grant) ? { ...grant, Condition: undefined } : grant,
      );
      const sorted = (given: typeof expected) =>
        [...new Set(given.map((each) => JSON.stringify(each)))].toSorted();
      expect(sorted(grants(statements)), key).toEqual(sorted(expected));
    }
  },
);

test('a password hash is denied to all others on such a stage, too', () => {
  const reading = [...statementsWith(['writes', 'indexes'])].filter(([, statements]) =>
    statements.some(
      ({ Action, Condition }) =>
        Action.includes('dynamodb:GetItem') && !JSON.stringify(Condition ?? {}).includes('LeadingKeys'),
    ),
  );
  expect(reading).toEqual([]);
});

test('the setting takes writes, indexes or both', () => {
  const level = (ZARCODES_TABLE_LEVEL: string) =>
    stageNamed('prod', {
      ZARCODES_ACCOUNT: '111111111111',
      ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
      ZARCODES_DOMAIN: 'zarcodes.example',
      ZARCODES_TABLE_LEVEL,
    }).tableLevel;
  expect(level('')).toBeUndefined();
  expect(level('writes')).toEqual(['writes']);
  expect(level('writes, indexes')).toEqual(['writes', 'indexes']);
  expect(() => level('all')).toThrow('ZARCODES_TABLE_LEVEL');
});
