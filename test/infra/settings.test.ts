import { describe, expect, test } from 'vitest';
import { stageNamed } from '#infra/settings.ts';

const least = {
  CDK_DEFAULT_ACCOUNT: '111111111111',
  ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
  ZARCODES_DOMAIN: 'zarcodes.example',
};
const without = (name: keyof typeof least) =>
  Object.fromEntries(Object.entries(least).filter(([key]) => key !== name));

describe('the settings of a stage on AWS', () => {
  test('require an account, an alarm email and a mail domain; the rest has defaults', () => {
    expect(stageNamed('prod', least)).toMatchObject({
      name: 'prod',
      account: '111111111111',
      region: 'af-south-1',
      keepsData: true,
      emulated: false,
      appUrl: 'https://zarcodes.example',
      mailDomain: 'zarcodes.example',
      mailFrom: 'ZarCodes <no-reply@zarcodes.example>',
      supportEmail: 'support@zarcodes.example',
      mapProvider: 'open',
      firewall: false,
    });
    expect(stageNamed('prod', least)).not.toHaveProperty('functionConcurrency');
    expect(stageNamed('dev', least).keepsData).toBe(true);
  });

  test('let only an emulated stage be paid at a stand-in for PayFast', () => {
    const env = { ...least, PAYFAST_HOST: 'http://localhost:4000' };
    expect(stageNamed('emulator', env).payFastHost).toBe('http://localhost:4000');
    for (const name of ['dev', 'prod']) expect(stageNamed(name, env)).not.toHaveProperty('payFastHost');
  });

  test('that are missing are all reported at once', () => {
    expect(() => stageNamed('prod', {})).toThrow(/ZARCODES_ACCOUNT[\s\S]*ZARCODES_ALARM_EMAIL/);
    expect(() => stageNamed('prod', without('ZARCODES_DOMAIN'))).toThrow(/ZARCODES_MAIL_DOMAIN/);
    expect(() => stageNamed('prod', without('ZARCODES_ALARM_EMAIL'))).toThrow(/ZARCODES_ALARM_EMAIL/);
  });

  test.each([
    ['ZARCODES_ACCOUNT', '1234'],
    ['ZARCODES_REGION', 'Cape Town'],
    ['ZARCODES_DOMAIN', 'https://zarcodes.example'],
    ['ZARCODES_DOMAIN', 'zarcodes.example/'],
    ['ZARCODES_ALARM_EMAIL', 'nobody'],
    ['ZARCODES_MAPS', 'none'],
    ['ZARCODES_FIREWALL', 'yes'],
    ['ZARCODES_FUNCTION_CONCURRENCY', 'many'],
    ['ZARCODES_FUNCTION_CONCURRENCY', '0'],
    ['VITE_GA_MEASUREMENT_ID', 'UA-1'],
  ])('%s may not be %s', (name, value) => {
    expect(() => stageNamed('prod', { ...least, [name]: value })).toThrow(name);
  });

  test('that are empty count as missing', () => {
    const empty = { ZARCODES_MAPS: '', ZARCODES_ZONE_ID: ' ', VITE_GA_MEASUREMENT_ID: '' };
    expect(stageNamed('prod', { ...least, ...empty })).toEqual(stageNamed('prod', least));
  });

  test('override the account of the credentials', () => {
    expect(stageNamed('prod', { ...least, ZARCODES_ACCOUNT: '222222222222' }).account).toBe('222222222222');
  });

  test('reserve concurrency only if configured', () => {
    expect(stageNamed('prod', { ...least, ZARCODES_FUNCTION_CONCURRENCY: '20' }).functionConcurrency).toBe(
      20,
    );
  });
});

test.each([
  [{}, 'open', undefined],
  [{ ZARCODES_MAPS_KEY: 'AIzaSy-a-key-for-browsers' }, 'google', 'AIzaSy-a-key-for-browsers'],
  [{ ZARCODES_MAPS: 'google' }, 'google', undefined],
  [{ ZARCODES_MAPS: 'own' }, 'own', undefined],
  [
    { ZARCODES_MAPS: 'open', ZARCODES_MAPS_KEY: 'AIzaSy-a-key-for-browsers' },
    'open',
    'AIzaSy-a-key-for-browsers',
  ],
] as const)('with %o the maps are %s', (given, mapProvider, mapsKey) => {
  const stage = stageNamed('prod', { ...least, ...given });
  expect([stage.mapProvider, stage.mapsKey]).toEqual([mapProvider, mapsKey]);
});

test('the emulator uses the configured ports and URL', () => {
  const stage = stageNamed('emulator', { EDGE_PORT: '4001', AWS_ENDPOINT_URL: 'http://127.0.0.1:4999' });
  expect(stage).toMatchObject({ appUrl: 'http://localhost:4001', endpoint: 'http://127.0.0.1:4999' });
});
