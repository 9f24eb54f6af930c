import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('web/**/*.{ts,tsx,css,js,html}', { exclude: ['**/*.gen.ts'] });

/** A browser's setting may be overridden, so only what knows of both may look at it (docs/decisions/0014). */
const knowing = [
  'web/index.html',
  'web/src/brand/CodePagePicture.tsx',
  'web/src/theme/appearance.css',
  'web/src/theme/appearance.ts',
];

test('colours follow the chosen appearance, not only the system', () => {
  expect(files.length).toBeGreaterThan(300);
  const looking = files.filter((file) =>
    /prefers-color-scheme|\b_dark\b|\b_light\b/.test(readFileSync(file, 'utf8')),
  );
  expect(looking.toSorted()).toEqual(knowing);
});
