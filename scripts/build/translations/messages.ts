/** Finds the sentences in a source file: every t`…` (shared/text/t.ts). */
import { type ESTree, parseSync } from 'vite';

/** A sentence and where it stands. */
export interface Message {
  /** In English, with names in the place of values: `Pay {price}, once`. */
  readonly text: string;
  /** The form for many, of a sentence that depends on a number. */
  readonly plural?: string;
  readonly start: number;
  readonly end: number;
  /** The expressions of its values. */
  readonly values: readonly { readonly start: number; readonly end: number }[];
  /** Whether it is made when the file is loaded, and not when a function runs. */
  readonly atLoad: boolean;
}

export const placeholder = /\{(\w+)\}/g;
export const placeholdersOf = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Calls `visit` with a node and those below it, the outer ones first. */
export function walk(
  node: Node,
  visit: (node: Node, parents: readonly Node[]) => void,
  parents: readonly Node[] = [],
): void {
  visit(node, parents);
  const below = [...parents, node];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, below);
  }
}

export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return program;
}

export const hasMessages = (code: string) => /text\/t\.ts'/.test(code);

export function messagesOf(file: string, code: string): Message[] {
  if (!hasMessages(code)) return [];
  const found: Message[] = [];
  const plurals = new Map<Node, string>();
  walk(parse(file, code), (node, parents) => {
    if (node.type === 'CallExpression' && isNamed(node.callee, 'plural')) {
      const [, one, other] = node.arguments;
      if (!isMessage(one) || !isMessage(other))
        throw new Error(`${file}: plural() takes a number and two sentences, t\`…\``);
      plurals.set(one, textOf(other));
    }
    if (!isMessage(node)) return;
    const many = plurals.get(node);
    found.push({
      text: textOf(node),
      ...(many !== undefined && { plural: many }),
      start: node.start,
      end: node.end,
      values: node.quasi.expressions.map(({ start, end }) => ({ start, end })),
      atLoad: !parents.some(({ type }) => /Function/.test(type)),
    });
  });
  return found;
}

const isNamed = (node: Node, name: string) => node.type === 'Identifier' && node.name === name;

const isMessage = (node: Node | undefined): node is ESTree.TaggedTemplateExpression =>
  node?.type === 'TaggedTemplateExpression' && isNamed(node.tag, 't');

function textOf({ quasi }: ESTree.TaggedTemplateExpression): string {
  const names: string[] = [];
  for (const expression of quasi.expressions) {
    const name = nameOf(expression);
    const taken = names.filter((each) => each.replace(/\d+$/, '') === name).length;
    names.push(taken === 0 ? name : `${name}${taken + 1}`);
  }
  return quasi.quasis
    .map(({ value }, index) => {
      const name = names[index];
      return (value.cooked ?? '') + (name === undefined ? '' : `{${name}}`);
    })
    .join('');
}

/** What a translator reads in the place of a value: `count` of `count`, `price` of `voucher.price` and of `formatRand(price)`. */
function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'BinaryExpression') return nameOf(node.left);
  if (node.type !== 'CallExpression') return 'value';
  const [first] = node.arguments;
  const name = first === undefined ? 'value' : nameOf(first);
  if (name !== 'value') return name;
  return nameOf(node.callee.type === 'MemberExpression' ? node.callee.object : node.callee);
}
