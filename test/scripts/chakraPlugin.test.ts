/** What pages load of Chakra: only what their styles name. */
import { build } from 'vite';
import { expect, test } from 'vitest';
import { chakraPlugin } from '#scripts/build/chakraPlugin.ts';
import { root } from '#scripts/build/entries.ts';

const entry = '\0entry';

/** A module of Chakra's as the web's build has it, run in Node. */
async function built(file: string): Promise<Record<string, unknown>> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      chakraPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export * from '${file}'` : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [result] = [output].flat();
  if (result === undefined || !('output' in result)) throw new Error('Nothing was built');
  return import(`data:text/javascript,${encodeURIComponent(result.output[0].code)}`);
}

test('pages know the style props that they name, and no others', async () => {
  const { isCssProperty, allCssProperties } = (await built('@pandacss/is-valid-prop')) as {
    isCssProperty: (name: string) => boolean;
    allCssProperties: string[];
  };
  for (const named of ['gridTemplateAreas', 'textWrap', 'flexGrow', '--gap', '&:hover'])
    expect(isCssProperty(named), named).toBe(true);
  for (const other of ['maskBorderSlice', 'src', 'title']) expect(isCssProperty(other), other).toBe(false);
  expect(allCssProperties.length).toBeLessThan(250);
});

test('pages have the conditions of styles that they name, and no others', async () => {
  const { defaultConditions, defaultBaseConfig } = (await built('@chakra-ui/react/preset-base')) as {
    defaultConditions: Record<string, unknown>;
    defaultBaseConfig: { conditions: unknown; utilities: object };
  };
  expect(defaultConditions).toMatchObject({ hover: [expect.any(String), expect.any(String)] });
  expect(Object.keys(defaultConditions)).toEqual(
    expect.arrayContaining(['focusVisible', 'print', 'disabled']),
  );
  expect(defaultConditions).not.toHaveProperty('peerInvalid');
  expect(defaultBaseConfig.conditions).toBe(defaultConditions);
  expect(Object.keys(defaultBaseConfig.utilities).length).toBeGreaterThan(100);
});

test('pages make no styles that every page has already', async () => {
  const { createSystem } = (await built('@chakra-ui/react/styled-system')) as {
    createSystem: (config: object) => { _global: object[]; getTokenCss: () => object };
  };
  const system = createSystem({ preflight: true, theme: { tokens: { colors: { sun: { value: '#fb0' } } } } });
  expect(system._global).toEqual([]);
  expect(JSON.stringify(system.getTokenCss())).toContain('#fb0');
});
