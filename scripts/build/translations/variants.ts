/** Writes the scripts of each language beside those of the build, whose sentences are calls (plugins.ts). */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, languages } from '../../../shared/text/languages.ts';
import { type Catalogue, readCatalogue } from './catalogues.ts';
import { type Node, parse, placeholdersOf, walk } from './messages.ts';

/** A script of the build, and what is another one in each language. */
interface Script {
  readonly name: string;
  readonly code: string;
  readonly parts: readonly Part[];
}

type Part = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'sentence'; readonly text: string; readonly values: readonly Node[] }
  | { readonly kind: 'language' }
  /** Another script: `./name.js` where it is imported, `assets/name.js` where it is preloaded. */
  | { readonly kind: 'script'; readonly path: string }
);

/** Scripts that have neither sentences nor import one that has are the same in all languages, and stay one file. */
export function writeVariants(webFolder: string): void {
  const assets = join(webFolder, 'assets');
  const scripts = readScripts(assets);
  const varying = varyingOf(scripts);
  for (const language of languages) {
    const catalogue = readCatalogue(language);
    // Browsers keep these files for a year.
    const folder = language === 'en' ? '' : `${language}-${hashOf(catalogue)}/`;
    mkdirSync(join(assets, folder), { recursive: true });
    const addressOf = (path: string) => {
      if (folder === '') return path;
      if (!varying.has(basename(path))) return path.replace(/^\.\//, '../');
      return path.replace(/^assets\//, `assets/${folder}`);
    };
    for (const script of scripts)
      if (varying.has(script.name))
        writeFileSync(join(assets, folder, script.name), inLanguage(script, language, catalogue, addressOf));
  }
}

/** @returns the address of a script in a language, by that of the build, `/assets/name.js` */
export function readVariants(webFolder: string): (path: string, language: Language) => string {
  const assets = join(webFolder, 'assets');
  const folders = readdirSync(assets).map((name) => [name, new Set(scriptsIn(join(assets, name)))] as const);
  return (path, language) => {
    const name = basename(path);
    const [folder] =
      folders.find(([each, files]) => each.startsWith(`${language}-`) && files.has(name)) ?? [];
    return folder === undefined ? path : `/assets/${folder}/${name}`;
  };
}

/** Writes a build for Node.js once for each language, into a folder below it. */
export function writeNodeVariants(folder: string): void {
  const scripts = readScripts(folder);
  for (const language of languages) {
    mkdirSync(join(folder, language));
    const catalogue = readCatalogue(language);
    for (const script of scripts)
      writeFileSync(
        join(folder, language, script.name),
        inLanguage(script, language, catalogue, (path) => path),
      );
  }
}

export const hashOf = (catalogue: Catalogue) =>
  createHash('sha256')
    .update(JSON.stringify([...catalogue]))
    .digest('base64url')
    .slice(0, 8);

const scriptsIn = (folder: string): string[] =>
  statSync(folder).isDirectory() ? readdirSync(folder).filter((name) => /\.m?js$/.test(name)) : [];

const readScripts = (folder: string): Script[] =>
  scriptsIn(folder).map((name) => {
    const code = readFileSync(join(folder, name), 'utf8');
    return { name, code, parts: partsOf(name, code) };
  });

function partsOf(name: string, code: string): Part[] {
  const parts: Part[] = [];
  walk(parse(name, code), (node, parents) => {
    const { start, end } = node;
    const path = stringOf(node);
    if (path !== null && /^(?:\.|assets)\/[\w.-]+\.m?js$/.test(path))
      parts.push({ kind: 'script', start, end, path });
    if (node.type === 'Identifier' && node.name === '$language') parts.push({ kind: 'language', start, end });
    if (node.type !== 'Identifier' || node.name !== '$sentence') return;
    const call = parents.at(-1);
    if (call?.type !== 'CallExpression' || call.callee !== node)
      throw new Error(`${name}: $sentence is not called`);
    const [first, ...values] = call.arguments;
    const text = first === undefined ? null : stringOf(first);
    if (text === null) throw new Error(`${name}: a sentence is no text, but ${first?.type}`);
    parts.push({ kind: 'sentence', start: call.start, end: call.end, text, values });
  });
  // A sentence before those in its values.
  return parts.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function stringOf(node: Node): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? (node.quasis[0]?.value.cooked ?? null) : null;
}

/** The scripts with sentences, and all that import one of them, because a name in them changes. */
function varyingOf(scripts: readonly Script[]): ReadonlySet<string> {
  const varying = new Set<string>();
  const isVarying = ({ parts }: Script) =>
    parts.some((part) => part.kind !== 'script' || varying.has(basename(part.path)));
  for (let before = -1; before < varying.size; ) {
    before = varying.size;
    for (const script of scripts) if (isVarying(script)) varying.add(script.name);
  }
  return varying;
}

function inLanguage(
  { code, parts }: Script,
  language: Language,
  catalogue: Catalogue,
  addressOf: (path: string) => string,
): string {
  const copy = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const part of parts) {
      if (part.start < at || part.end > to) continue;
      text += code.slice(at, part.start) + replacementOf(part);
      at = part.end;
    }
    return text + code.slice(at, to);
  };
  const replacementOf = (part: Part): string => {
    if (part.kind === 'language') return JSON.stringify(language);
    if (part.kind === 'script') return JSON.stringify(addressOf(part.path));
    const values = part.values.map(({ start, end }) => copy(start, end));
    return expressionOf(catalogue.get(part.text) ?? part.text, placeholdersOf(part.text), values);
  };
  return copy(0, code.length);
}

/** A sentence as JavaScript, with an expression in the place of each name. */
function expressionOf(text: string, names: readonly string[], values: readonly string[]): string {
  // Always between backticks, as the minifier writes texts: what is alike compresses better.
  const quoted = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
  return `\`${quoted.replace(/\{(\w+)\}/g, (_, name: string) => `\${${values[names.indexOf(name)]}}`)}\``;
}
