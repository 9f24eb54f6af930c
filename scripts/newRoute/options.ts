import { parseArgs } from 'node:util';
import type { Method } from '#shared/contract/route.ts';
import type { Level } from '#shared/domain/can.ts';

export interface NewRoute {
  readonly area: string;
  readonly verb: string;
  readonly method: Method;
  readonly path: string;
  readonly level: Level;
  readonly summary: string;
  /** Who can't do what while a new area fails: for the query that shows its failures. */
  readonly impact: string;
}

export const usage = `npm run new:route -- <area> <verb> [options]

  --method GET|POST|PUT|DELETE    default GET
  --path /orders/{id}             below /api; default /<area>/<verb>
  --level public|user|admin|superAdmin   default user
  --summary "List the orders"     one line, for the API documentation
  --impact "Buyers see no orders." only for a new area: who can't do what while it fails`;

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE'];
const levels: readonly Level[] = ['public', 'user', 'admin', 'superAdmin'];
const name = /^[a-z][A-Za-z]*$/;
/** Folders of `functions/` that are not areas: code that routes share. */
export const sharedFolders = ['data', 'domain', 'email', 'hooks', 'jobs', 'lib', 'services'];
/** They can't name a constant. */
const keywords =
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  );
const reserved = new Set([...sharedFolders, ...keywords]);
const pathPattern = /^(?:\/(?:[a-z][a-z-]*|\{[a-z][A-Za-z]*\}))+$/;

/** Wrong arguments; the message is for the terminal. */
export class UsageError extends Error {}

/** @throws UsageError */
export function readOptions(args: string[]): NewRoute {
  const { values, positionals } = parse(args);
  const [area = '', verb = '', ...rest] = positionals;
  if (!name.test(area) || !name.test(verb) || rest.length > 0) {
    throw new UsageError(`Area and verb must be in camelCase.\n\n${usage}`);
  }
  if (reserved.has(area)) throw new UsageError(`An area can't be named ${area}.`);
  const path = values.path ?? `/${kebab(area)}/${kebab(verb)}`;
  if (!pathPattern.test(path)) throw new UsageError(`--path must be a path below /api, not ${path}`);
  return {
    area,
    verb,
    path,
    method: oneOf(methods, values.method ?? 'GET', 'method'),
    level: oneOf(levels, values.level ?? 'user', 'level'),
    summary: values.summary ?? `${verb} of ${area}`,
    impact: values.impact ?? `People who use ${area}.`,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { method: text, path: text, level: text, summary: text, impact: text },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function oneOf<T extends string>(values: readonly T[], given: string, option: string): T {
  const value = values.find((one) => one === given);
  if (value === undefined) throw new UsageError(`--${option} must be one of ${values.join(', ')}`);
  return value;
}

const kebab = (camel: string) => camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
