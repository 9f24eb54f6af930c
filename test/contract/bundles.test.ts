/** Size and contents of each function's bundle: a client that one function uses must not slow down the others. */
import { build, type Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { functionEntries } from '#scripts/build/entries.ts';
import { bundleOptions } from '#scripts/build/functions.ts';
import { maxBundleBytes } from '#test/support/bundleBudget.ts';

let bundles: { name: string; output: Metafile['outputs'][string] }[];
beforeAll(async () => {
  const { metafile } = await build({ ...bundleOptions(functionEntries()), metafile: true, write: false });
  bundles = functionEntries().map(({ name }) => {
    const output = metafile.outputs[`dist/functions/${name}/index.js`];
    if (output === undefined) throw new Error(`No bundle of ${name}`);
    return { name, output };
  });
});

const holding = (path: string) =>
  bundles
    .filter(({ output }) => Object.keys(output.inputs).some((input) => input.startsWith(path)))
    .map(({ name }) => name)
    .toSorted();

test('no function exceeds its size budget', () => {
  const tooLarge = bundles.filter(({ output }) => output.bytes > maxBundleBytes);
  expect(tooLarge.map(({ name, output }) => `${name}: ${output.bytes}`)).toEqual([]);
});

test('the lists of places and the outlines of provinces are files beside the bundles', () => {
  expect(holding('shared/data/')).toEqual([]);
});

test.each([
  [
    'node_modules/@aws-sdk/client-ses/',
    ['jobs.resendMail', 'jobs.sendMailings', 'jobs.sideEffects', 'mailings.test'],
  ],
  ['functions/services/edge.ts', ['jobs.purges']],
  [
    'functions/services/images.ts',
    [
      'adminZarcodes.get',
      'adminZarcodes.showPlace',
      'images.complete',
      'images.create',
      'images.delete',
      'images.list',
      'images.update',
      'jobs.sideEffects',
      'user.export',
      'zarcodes.batch',
      'zarcodes.get',
      'zarcodes.shareCard',
    ],
  ],
  ['functions/services/places.ts', ['search.combined', 'settings.testMaps']],
  [
    'functions/services/payfastApi.ts',
    ['jobs.reconcile', 'payments.testPayfast', 'refunds.create', 'refunds.options', 'refunds.resolve'],
  ],
  [
    'functions/services/pages.ts',
    ['creators.codePage', 'creators.page', 'payments.mockPage', 'zarcodes.page'],
  ],
])('%s is only bundled into the functions that use it', (path, names) => {
  expect(holding(path)).toEqual(names);
});
