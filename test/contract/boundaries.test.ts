/** Lint enforces import directions (biome.json). The rules name no area or feature, so they also apply to new ones. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Import = readonly [file: string, specifier: string];

// The folders `orders` and `refunds` are fictitious.
const refused: readonly Import[] = [
  ['shared/domain/a.ts', '#shared/contract/b.ts'],
  ['shared/contract/a.ts', '#functions/data/b.ts'],
  ['shared/contract/b.ts', 'node:fs'],
  ['functions/orders/a.ts', '#functions/refunds/b.ts'],
  ['functions/orders/b.ts', '@aws-sdk/client-s3'],
  ['functions/jobs/a.ts', '#functions/orders/b.ts'],
  ['functions/domain/orders/a.ts', '#functions/orders/b.ts'],
  ['functions/domain/orders/b.ts', '@aws-sdk/client-s3'],
  ['functions/data/a.ts', '#functions/lib/b.ts'],
  ['functions/services/a.ts', '#functions/domain/orders/b.ts'],
  ['functions/lib/a.ts', '#functions/domain/orders/b.ts'],
  ['functions/orders/e.ts', '#web/api/b.ts'],
  ['functions/lib/b.ts', '#test/support/b.ts'],
  ['functions/data/b.ts', '#web/api/b.ts'],
  ['functions/services/b.ts', '#scripts/b.ts'],
  ['functions/domain/orders/e.ts', '#infra/b.ts'],
  ['infra/a.ts', '#functions/lib/b.ts'],
  ['infra/b.ts', '#test/support/b.ts'],
  ['web/src/ui/a.ts', '#web/brand/b.ts'],
  ['web/src/ui/list/a.ts', '#web/api/b.ts'],
  ['web/src/ui/b.ts', '#shared/contract/b.ts'],
  ['web/src/ui/c.ts', '#shared/domain/code.ts'],
  ['web/src/theme/a.ts', '#web/ui/b.ts'],
  ['web/src/brand/a.ts', '#web/features/orders/b.ts'],
  ['web/src/session/a.ts', '#web/routes/b.ts'],
  ['web/src/offline/a.ts', '#web/features/orders/b.ts'],
  ['web/src/kit/a.ts', '#web/features/orders/b.ts'],
  ['web/src/kit/b.ts', '#web/brand/b.ts'],
  ['web/src/features/orders/a.ts', '#web/features/refunds/b.ts'],
  ['web/src/features/orders/b.ts', '#web/routes/b.ts'],
  ['web/src/features/orders/c.ts', '../refunds/b.ts'],
  ['web/src/features/orders/d.ts', '#functions/lib/b.ts'],
];

const allowed: readonly Import[] = [
  ['shared/contract/c.ts', '#shared/domain/b.ts'],
  ['functions/orders/c.ts', '#functions/domain/orders/b.ts'],
  ['functions/orders/d.ts', '#functions/lib/b.ts'],
  ['functions/domain/orders/c.ts', '#functions/domain/refunds/b.ts'],
  ['functions/domain/orders/d.ts', '#functions/data/b.ts'],
  ['functions/lib/c.ts', '#functions/data/b.ts'],
  ['infra/c.ts', '#shared/contract/b.ts'],
  ['web/src/ui/list/c.ts', '#web/ui/b.ts'],
  ['web/src/ui/d.ts', '#shared/domain/money.ts'],
  ['web/src/brand/c.ts', '#web/ui/b.ts'],
  ['web/src/offline/c.ts', '#web/brand/b.ts'],
  ['web/src/kit/c.ts', '#web/ui/b.ts'],
  ['web/src/features/orders/e.ts', './b.ts'],
  ['web/src/features/orders/f.ts', '#web/api/b.ts'],
  ['web/src/routes/c.ts', '#web/features/orders/b.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'zarcodes-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

function lint(rule: string): string[] {
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', `--only=${rule}`, '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none'],
    { cwd: folder, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics
    .filter(({ category }) => category === `lint/${rule}`)
    .map(({ location }) => location.path)
    .toSorted();
}

beforeAll(() => {
  cpSync('biome.json', join(folder, 'biome.json'));
  for (const [file, specifier] of [...refused, ...allowed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { thing } from '${specifier}';\nexport const used = thing;\n`);
  }
});

test('lint rejects imports in the wrong direction', () => {
  expect(lint('style/noRestrictedImports')).toEqual(refused.map(([file]) => file).toSorted());
});

test('lint rejects import cycles, also of types', () => {
  writeFileSync(
    join(folder, 'infra/one.ts'),
    "import type { Two } from './two.ts';\nexport type One = Two;\n",
  );
  writeFileSync(
    join(folder, 'infra/two.ts'),
    "import type { One } from './one.ts';\nexport type Two = One;\n",
  );
  expect(lint('suspicious/noImportCycles')).toEqual(['infra/one.ts', 'infra/two.ts']);
});
