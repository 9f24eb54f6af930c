/** A stage that uses a table which was restored beside its own. */
import { expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';
import { awsStage, functionsOf, resourcesOf, roleStatements, synthesise } from './synth.ts';

const name = 'zarcodes-test-restored';
const streamArn = `arn:aws:dynamodb:af-south-1:111111111111:table/${name}/stream/2026-11-22T08:00:00.000`;
const before = synthesise();
const templates = synthesise({ stage: { ...awsStage, restored: { name, streamArn } } });

test('every function, role, stream consumer and graph is about the restored table', { tags: 'E3' }, () => {
  for (const { properties } of functionsOf(templates)) {
    expect(properties).toHaveProperty('Environment.Variables.TABLE_NAME', name);
  }
  const mappings = resourcesOf(templates, 'AWS::Lambda::EventSourceMapping');
  expect(mappings.map(({ properties }) => properties['EventSourceArn'])).toEqual(
    mappings.map(() => streamArn),
  );
  expect(mappings.length).toBeGreaterThan(0);
  for (const [key, statements] of roleStatements(templates)) {
    const resources = JSON.stringify(statements.filter(({ Action }) => Action.join().includes('dynamodb:')));
    expect(resources, key).not.toContain('ImportValue');
  }
  const dashboard = JSON.stringify(resourcesOf(templates, 'AWS::CloudWatch::Dashboard'));
  const ofTable = (table: string) => String.raw`\"TableName\",\"${table}\"`;
  expect(dashboard).toContain(ofTable(name));
  expect(dashboard).not.toContain(ofTable('zarcodes-test'));
});

test('the data stack stays as it is, with its own table and all that other stacks import of it', {
  tags: ['E3', 'E11'],
}, () => {
  expect(templates.get('data')?.toJSON()).toEqual(before.get('data')?.toJSON());
});

test('the setting needs the stream of that table, which the deploy finds', () => {
  const settings = {
    ZARCODES_ACCOUNT: '111111111111',
    ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
    ZARCODES_DOMAIN: 'zarcodes.example',
    ZARCODES_TABLE: name,
  };
  expect(stageNamed('prod', { ...settings, ZARCODES_TABLE_STREAM: streamArn }).restored).toEqual({
    name,
    streamArn,
  });
  expect(() => stageNamed('prod', settings)).toThrow('ZARCODES_TABLE_STREAM');
  const other = streamArn.replace('restored', 'another');
  expect(() => stageNamed('prod', { ...settings, ZARCODES_TABLE_STREAM: other })).toThrow('npm run deploy');
});
