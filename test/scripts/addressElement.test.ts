import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { writeAddressElement } from '#scripts/build/addressElement.ts';
import { readWebFiles } from '#scripts/deploy/webFiles.ts';
import { addressElementCaching, addressElementFiles } from '#shared/edge/addressElement.ts';
import { languages } from '#shared/text/languages.ts';
import { sayIn } from '#test/e2e/say.ts';
import { emptyFolder } from '#test/support/localApp.ts';

const maxBytes = 12_000;

test('the script of <zar-address> is small, needs nothing and no policy, and speaks all languages', async () => {
  const folder = emptyFolder();
  await writeAddressElement(folder);
  const [script = '', ...others] = addressElementFiles.map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  expect(others).toEqual([script]);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(maxBytes);
  for (const forbidden of [
    /\beval\(/,
    /new Function/,
    /innerHTML/,
    /setAttribute\("style"/,
    /\bimport\(/,
    /https?:\/\/(?!www\.w3\.org\/2000\/svg)/,
  ])
    expect(script).not.toMatch(forbidden);
  for (const language of languages)
    expect(script).toContain(sayIn(language)('This code does not exist. Did you mean …?'));
  const files = readWebFiles(folder).map(({ key, contentType, cacheControl }) => [
    key,
    contentType,
    cacheControl,
  ]);
  expect(files).toEqual(
    addressElementFiles.map((path) => [
      path.slice(1),
      'text/javascript; charset=utf-8',
      addressElementCaching,
    ]),
  );
});
