/** Adds an entry, in alphabetical order, to an object literal whose entries are indented by two spaces. */
export function insertEntry(source: string, opening: string, name: string, entry: string): string {
  const start = source.indexOf(opening);
  if (start < 0) throw new Error(`No ${opening}`);
  const from = source.indexOf('\n', start) + 1;
  const end = source.indexOf('\n}', from) + 1;
  const entries = source.slice(from, end).matchAll(/^ {2}(?:\.{3})?'?([A-Za-z.]+)'?[:,(]/gm);
  const after = [...entries].find(([, key = '']) => key > name);
  const at = after === undefined ? end : from + after.index;
  return source.slice(0, at) + entry + source.slice(at);
}

/** Adds an entry at the end of an object literal, because the routes of an area are in the order of their addition. */
export function appendEntry(source: string, opening: string, entry: string): string {
  const start = source.indexOf(opening);
  const end = source.indexOf('\n}', start) + 1;
  if (start < 0 || end === 0) throw new Error(`No ${opening}`);
  return source.slice(0, end) + entry + source.slice(end);
}

/** Adds an import; the formatter sorts it in. */
export function insertImport(source: string, statement: string): string {
  const at = source.search(/^import /m);
  return `${source.slice(0, at)}${statement}\n${source.slice(at)}`;
}

/** Adds names to the import of a module, which it adds if there is none. */
export function importNames(source: string, module: string, names: readonly string[]): string {
  const existing = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`).exec(source);
  const old = (existing?.[1] ?? '').split(',').map((name) => name.trim());
  const all = [...new Set([...old.filter(Boolean), ...names])];
  if (all.length === 0) return source;
  const statement = `import { ${all.join(', ')} } from '${module}';`;
  return existing === null ? insertImport(source, statement) : source.replace(existing[0], statement);
}

/** Adds a name to a union of string literals that stands one to a line. */
export function insertMember(source: string, type: string, name: string): string {
  const union = new RegExp(`(export type ${type} =\\n)([^;]*);`);
  return source.replace(union, (_, opening: string, members: string) => {
    const names = [...members.matchAll(/'(\w+)'/g)].map(([, member]) => String(member));
    return `${opening}${[...names, name]
      .toSorted()
      .map((member) => `  | '${member}'`)
      .join('\n')};`;
  });
}

/** Adds a row at the end of the table below a heading of Markdown. */
export function appendRow(source: string, heading: string, row: string): string {
  const start = source.indexOf(`\n${heading}\n`);
  const table = source.indexOf('\n| ', start);
  const end = source.indexOf('\n\n', table);
  if (start < 0 || table < 0 || end < 0) throw new Error(`No table below ${heading}`);
  return `${source.slice(0, end)}\n${row}${source.slice(end)}`;
}
