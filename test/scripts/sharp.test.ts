import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionPlatform } from '#infra/emulator.ts';
import { lockedPackages } from '#scripts/build/sharp.ts';
import { awsStage, resourcesOf, synthesise } from '#test/infra/synth.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the deployed sharp packages are locked by hash, with the binary for Lambda’s processor', {
  tags: 'E12',
}, () => {
  const found = Object.entries(lockedPackages('sharp', lock.packages));
  const names = found.map(([path]) => path);
  expect(names).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/detect-libc']));
  for (const [path, entry] of found) expect(entry, path).toHaveProperty('integrity');
  const { os, cpu } = functionPlatform(awsStage);
  for (const name of ['sharp', 'sharp-libvips'])
    expect(names).toContain(`node_modules/@img/${name}-${os}-${cpu}`);
  const functions = resourcesOf(synthesise(), 'AWS::Lambda::Function').map(({ properties }) => properties);
  const draws = functions.find(({ FunctionName }) => FunctionName === 'zarcodes-test-images-complete');
  expect(draws).toMatchObject({ Architectures: [cpu], MemorySize: 1769 });
});
