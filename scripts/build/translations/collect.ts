import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesOf } from './messages.ts';

const root = join(import.meta.dirname, '../../..');

/** A sentence of the source, with the files that say it. */
export interface CollectedMessage {
  readonly text: string;
  readonly plural?: string | undefined;
  readonly files: readonly string[];
}

/** All sentences of the source, in the order of its files. */
export function collectMessages(): CollectedMessage[] {
  const files = globSync(['web/src/**/*.{ts,tsx}', 'shared/**/*.ts', 'functions/**/*.ts'], {
    cwd: root,
  }).toSorted();
  const found = new Map<string, { plural?: string | undefined; files: Set<string> }>();
  const others = new Set<string>();
  for (const file of files) {
    for (const { text, plural } of messagesOf(file, readFileSync(join(root, file), 'utf8'))) {
      const message = found.get(text) ?? { files: new Set<string>() };
      found.set(text, message);
      message.files.add(join(root, file));
      message.plural ??= plural;
      if (plural !== undefined) others.add(plural);
    }
  }
  return [...found]
    .filter(([text, { plural }]) => plural !== undefined || !others.has(text))
    .map(([text, { plural, files: of }]) => ({ text, plural, files: [...of] }));
}
