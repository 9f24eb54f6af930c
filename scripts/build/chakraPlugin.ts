import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './entries.ts';

const sources = ['web/src', 'node_modules/@chakra-ui/react/dist/esm/components'];

function wordsOfSources(): Set<string> {
  const files = sources.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const texts = files
    .filter((file) => file.isFile() && /\.(?:tsx?|js)$/.test(file.name))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []));
}

/** Of all CSS properties, by which Chakra recognizes style props, those that a source names. */
const withNamedProperties = (code: string, words: ReadonlySet<string>) =>
  code.replace(/(?<=cssPropertiesStr = ")[^"]*/, (properties) =>
    properties
      .split(',')
      .filter((property) => words.has(property))
      .join(),
  );

/** The same of Chakra's conditions, such as `_hover`. */
const withNamedConditions = (code: string, words: ReadonlySet<string>) =>
  code.replace(/(?<=defaultConditions = defineConditions\(\{\n)[^}]*/, (conditions) =>
    conditions.replace(/^ {2}(\w+): (?:".*"|\[[^\]]*\]),?\n/gm, (condition, name: string) =>
      words.has(`_${name}`) ? condition : '',
    ),
  );

/** What Chakra has for styles that our pages don't have: 3.3 KB of every page. */
export function chakraPlugin(): Plugin {
  let words: ReadonlySet<string> | undefined;
  return {
    name: 'chakra',
    apply: 'build',
    transform: (code, id) => {
      words ??= wordsOfSources();
      if (/@pandacss\/is-valid-prop\/.*\.mjs$/.test(id))
        return { code: withNamedProperties(code, words), map: null };
      if (/@chakra-ui\/.*\/preset-base\.js$/.test(id))
        return { code: withNamedConditions(code, words), map: null };
      // The page has these styles already (web/src/theme/globalStyles.ts). Making them takes a slow phone 50 ms.
      if (/@chakra-ui\/.*\/system\.js$/.test(id))
        return { code: code.replace(/(?<=const _global = \[)[^\]]*/, ''), map: null };
      return /@chakra-ui\/.*\/preflight\.js$/.test(id)
        ? { code: 'export const createPreflight = () => ({});', map: null }
        : null;
    },
  };
}
