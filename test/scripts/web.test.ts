import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createWeb } from '#scripts/local/web.ts';
import { appShell } from '#shared/edge/pages.ts';

test('a file that a build deletes while it is served ends its request only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zarcodes-web-'));
  const script = join(folder, 'assets/a.js');
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, appShell), '<p>ZarCodes</p>');
  writeFileSync(script, 'go();');
  const server = createServer(createWeb(folder)).listen(0);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  const address = server.address();
  const get = (path: string) =>
    fetch(`http://localhost:${typeof address === 'object' ? address?.port : ''}${path}`).then((it) =>
      it.text(),
    );
  expect(await get('/assets/a.js')).toBe('go();');
  rmSync(script);
  await expect(get('/assets/a.js')).rejects.toThrow();
  expect(await get(appShell)).toBe('<p>ZarCodes</p>');
});
