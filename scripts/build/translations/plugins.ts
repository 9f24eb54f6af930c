import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { languages } from '../../../shared/text/languages.ts';
import { type Catalogue, readCatalogue } from './catalogues.ts';
import { hasMessages, type Message, messagesOf, placeholder, placeholdersOf } from './messages.ts';
import { hashOf, writeNodeVariants, writeVariants } from './variants.ts';

/**
 * For the web: a sentence becomes `$sentence('Pay {price}, once', price)`, a call of nothing that exists, which minifying leaves
 * as it is, and in whose place variants.ts puts the sentence of each language.
 */
export function webMessages(): VitePlugin {
  let isForNode = false;
  return {
    name: 'web-messages',
    enforce: 'pre',
    apply: 'build',
    configResolved: ({ build }) => {
      isForNode = Boolean(build.ssr);
    },
    writeBundle: ({ dir = '' }) => (isForNode ? writeNodeVariants(dir) : writeVariants(dir)),
    transform: (code, id) => {
      const file = id.replace(/\?.*$/, '');
      if (!isSource(file) || !hasMessages(code)) return null;
      return { code: withoutTag(rewritten(code, messagesOf(file, code), pageCall)), map: null };
    },
  };
}

// With an import that it does not use, the constants of a module would not be inlined.
const withoutTag = (code: string) =>
  code.replace(/import \{ (plural, )?t \} from '#shared\/text\/t\.ts';/, (_, plural?: string) =>
    plural === undefined ? '' : "import { plural } from '#shared/text/t.ts';",
  );

const pageCall = ({ text }: Message, values: readonly string[]) =>
  `/*@__PURE__*/$sentence(${[JSON.stringify(text), ...values].join(', ')})`;

/** For functions: a sentence becomes `inAll(['Pay {0}, once', …], price)`, all languages in their order. */
export function functionMessages(): EsbuildPlugin {
  return {
    name: 'function-messages',
    setup(plugin) {
      const serverCode = createServerCode(readCatalogues());
      plugin.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = isOfServer(path) ? serverCode(path, readFileSync(path, 'utf8')) : null;
        return contents === null ? null : { contents, loader: 'ts' };
      });
    },
  };
}

/** The same for tests, which run functions without a bundle. */
export function testMessages(): VitePlugin {
  const catalogues = readCatalogues();
  const serverCode = createServerCode(catalogues);
  const translations = catalogues.map(hashOf).join();
  return {
    name: 'function-messages',
    enforce: 'pre',
    // Vitest stores what it has transformed, and would know it by its source alone.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ sourceCode }) => (hasMessages(sourceCode) ? translations : null)),
    transform: (code, id) => {
      const written = isOfServer(id) ? serverCode(id, code) : null;
      return written === null ? null : { code: written, map: null };
    },
  };
}

const root = join(import.meta.dirname, '../../..');

const isSource = (file: string) => /^(?:web\/src|shared)\/.*\.tsx?$/.test(relative(root, file));

// The API answers in English, so what the contract says stays that.
const isOfServer = (file: string) =>
  /^(?:functions|shared(?!\/contract)|web\/src\/addressElement)\/.*\.ts$/.test(relative(root, file));

const readCatalogues = () => languages.map(readCatalogue);

/** @returns null for a file that stays as it is */
function createServerCode(catalogues: readonly Catalogue[]) {
  const serverCall = ({ text }: Message, values: readonly string[]): string => {
    const names = placeholdersOf(text);
    const texts = catalogues.map((catalogue) =>
      (catalogue.get(text) ?? text).replace(placeholder, (_, name: string) => `{${names.indexOf(name)}}`),
    );
    return `$inAll(${[JSON.stringify(texts), ...values].join(', ')})`;
  };
  return (file: string, code: string): string | null => {
    const messages = messagesOf(file, code).filter(({ text, atLoad }) => {
      // Rules that forms in the web share with the API.
      if (!atLoad || relative(root, file).startsWith('shared/')) return !atLoad;
      throw new Error(`On the server a sentence is made in a function, once its language is known: ${text}`);
    });
    if (messages.length === 0) return null;
    return `import { inAll as $inAll } from '#shared/text/t.ts';${rewritten(code, messages, serverCall)}`;
  };
}

/** The file with a call in the place of each sentence. Sentences may stand in the values of others. */
function rewritten(
  code: string,
  messages: readonly Message[],
  callOf: (message: Message, values: readonly string[]) => string,
): string {
  const copy = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const message of messages) {
      if (message.start < at || message.end > to) continue;
      const values = message.values.map(({ start, end }) => copy(start, end));
      text += code.slice(at, message.start) + callOf(message, values);
      at = message.end;
    }
    return text + code.slice(at, to);
  };
  return copy(0, code.length);
}
