/** Nothing that is stored, built, published or deployed holds a secret, and what is published has no source maps. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';
import { stages } from '#infra/stage.ts';
import { root } from '#scripts/build/entries.ts';
import { synthesise } from '#test/infra/synth.ts';
import { secretsIn } from '#test/support/secretPatterns.ts';

const filesBelow = (patterns: readonly string[]) =>
  globSync([...patterns], { cwd: root }).filter((file) => statSync(join(root, file)).isFile());
const isText = (file: string) => !/\.(?:png|jpe?g|webp|woff2?|ico|br|gz|zip|db|xlsx|pdf)$/.test(file);
const findingsIn = (files: readonly string[]) =>
  files
    .filter(isText)
    .flatMap((file) => secretsIn(readFileSync(join(root, file), 'utf8')).map((found) => `${file}: ${found}`));

/** Values that are no secrets, and why. */
const noSecrets: Readonly<Record<string, string>> = {
  '46f0cd694581a': 'PayFast publishes it for its sandbox',
  jt7NOE43FZPn: 'PayFast publishes it for its sandbox',
  'the-one-before': 'made up for a test',
  'good:pass@evil.example': 'made up for a test',
  PAYFAST_MERCHANT_KEY: 'the name of a variable',
  'm=65536,t=2,p=1$c29tZXNhbHQ$': 'a published vector of Argon2',
  'm=128,t=10,p=12$c29tZXNhbHQ$': 'made up for a test',
};

describe('a secret', { tags: 'E7' }, () => {
  test.each([
    ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
    ['an access key of AWS', `AKIA${'ABCDEFGH'.repeat(2)}`],
    ['an API key of Google', `AIza${'aB3_-'.repeat(7)}`],
    ['a session', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.${'c'.repeat(43)}`],
    ['a password in an address', `postgres://admin:hunter22${'@'}db.example.co.za/x`],
    ['a value called secret', `merchant${'Key'}: "46f0cd694581a46f"`],
  ])('is found: %s', (name, text) => {
    expect(secretsIn(`const x = ${text};`)).toMatchObject([expect.stringContaining(name)]);
  });

  test('is not in the repository', () => {
    const folders = ['shared', 'functions', 'infra', 'scripts', 'web', 'test', 'docs', '.github', '.ci'];
    const files = filesBelow([...folders.map((folder) => `${folder}/**/*`), '*.{json,ts,md}', '.npmrc']);
    expect(files.length).toBeGreaterThan(1500);
    const isSecret = (found: string) => !Object.keys(noSecrets).some((value) => found.includes(value));
    expect(findingsIn(files).filter(isSecret)).toEqual([]);
  });

  test('is not in what is built', () => {
    for (const folder of ['dist/web', 'dist/functions']) {
      const files = filesBelow([`${folder}/**/*`]);
      expect(files.length, folder).toBeGreaterThan(50);
      expect(findingsIn(files)).toEqual([]);
    }
  });

  test('is not in the templates of any stage', () => {
    const settings = {
      CDK_DEFAULT_ACCOUNT: '111111111111',
      ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
      ZARCODES_MAIL_DOMAIN: 'zarcodes.example',
      ZARCODES_DOMAIN: 'zarcodes.example',
      ZARCODES_ZONE_ID: 'Z123',
      ZARCODES_FIREWALL: 'on',
    };
    for (const stage of [stageNamed('prod', settings), stageNamed('dev', settings), stages.emulator]) {
      for (const [id, template] of synthesise({ stage })) {
        expect([id, secretsIn(JSON.stringify(template.toJSON()))]).toEqual([id, []]);
      }
    }
  });
});

test('pages and scripts are published without source maps', { tags: 'E7' }, () => {
  const files = filesBelow(['dist/web/**/*']);
  expect(existsSync(join(root, 'dist/web/index.html'))).toBe(true);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => /\.(?:js|css)$/.test(file) && !file.includes('/api/docs/'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts)
    expect(readFileSync(join(root, file), 'utf8'), file).not.toContain('sourceMappingURL');
});
