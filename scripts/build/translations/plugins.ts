import { readFileSync } from 'node:fs';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import type { Plugin as VitePlugin } from 'vite';
import { languages } from '../../../shared/text/languages.ts';
import { type Catalogue, readCatalogue } from './catalogues.ts';
import { hasMessages, type Message, messagesOf, placeholder, placeholdersOf } from './messages.ts';
import { writeNodeVariants, writeVariants } from './variants.ts';

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
      return { code: withoutTag(rewritten(file, code, pageCall)), map: null };
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
      const serverCall = createServerCall();
      plugin.onLoad({ filter: /\/(?:functions|shared)\/.*\.ts$/ }, ({ path }) => {
        const code = readFileSync(path, 'utf8');
        return hasMessages(code)
          ? { contents: withInAll(rewritten(path, code, serverCall)), loader: 'ts' }
          : null;
      });
    },
  };
}

/** The same for tests, which run functions without a bundle. */
export function testMessages(): VitePlugin {
  const serverCall = createServerCall();
  return {
    name: 'function-messages',
    enforce: 'pre',
    transform: (code, id) =>
      /\/(?:functions|shared)\/.*\.ts$/.test(id) && hasMessages(code)
        ? { code: withInAll(rewritten(id, code, serverCall)), map: null }
        : null,
  };
}

const isSource = (file: string) => /\/(?:web\/src|shared)\/.*\.tsx?$/.test(file);

const withInAll = (code: string) => `import { inAll as $inAll } from '#shared/text/t.ts';${code}`;

function createServerCall() {
  const catalogues = languages.map((language): [string, Catalogue] => [language, readCatalogue(language)]);
  return ({ text, atLoad }: Message, values: readonly string[]): string => {
    if (atLoad)
      throw new Error(`On the server a sentence is made in a function, once its language is known: ${text}`);
    const names = placeholdersOf(text);
    const texts = catalogues.map(([, catalogue]) =>
      (catalogue.get(text) ?? text).replace(placeholder, (_, name: string) => `{${names.indexOf(name)}}`),
    );
    return `$inAll(${[JSON.stringify(texts), ...values].join(', ')})`;
  };
}

/** The file with a call in the place of each sentence. Sentences may stand in the values of others. */
function rewritten(
  file: string,
  code: string,
  callOf: (message: Message, values: readonly string[]) => string,
): string {
  const messages = messagesOf(file, code);
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
