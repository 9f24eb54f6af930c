/** The parts of a deploy that need no cloud: the uploads, the invalidated paths, the first admin. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findUserWithPassword } from '#functions/data/users.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { pathsOf } from '#scripts/deploy/invalidate.ts';
import { readWebFiles } from '#scripts/deploy/webFiles.ts';
import { localTable } from '#scripts/local/localTable.ts';
import { emptyFolder } from '#test/support/localApp.ts';

describe('the files of the web', () => {
  function built(...names: string[]) {
    const folder = emptyFolder();
    for (const name of names) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), name);
    }
    return readWebFiles(folder);
  }

  test('are uploaded after the files they refer to, without those that CloudFront generates', () => {
    const files = built(
      'index.html',
      'app.html',
      'favicon.svg',
      'assets/a-1.js',
      'assets/a-1.js.br',
      'app.html.gz',
      'sw.js',
    );
    expect(files.map(({ key }) => key)).toEqual([
      'assets/a-1.js',
      'favicon.svg',
      'app.html',
      'index.html',
      'sw.js',
    ]);
  });

  test('have a content type and a cache lifetime', () => {
    const files = built(
      'index.html',
      'assets/a-1.js',
      'assets/b.woff2',
      'assets/c.wasm',
      'robots.txt',
      'site.webmanifest',
      'a/b.png',
      'sw.js',
    );
    const headersByFile = Object.fromEntries(
      files.map(({ key, ...rest }) => [key, [rest.contentType, rest.cacheControl]]),
    );
    const year = 'public, max-age=31536000, immutable';
    expect(headersByFile).toEqual({
      'assets/a-1.js': ['text/javascript; charset=utf-8', year],
      'assets/b.woff2': ['font/woff2', year],
      // The type by which CloudFront knows that it can be compressed.
      'assets/c.wasm': ['application/wasm', year],
      'a/b.png': ['image/png', 'no-cache'],
      'index.html': ['text/html; charset=utf-8', 'no-cache'],
      'robots.txt': ['text/plain; charset=utf-8', 'no-cache'],
      'site.webmanifest': ['application/manifest+json; charset=utf-8', 'no-cache'],
      'sw.js': ['text/javascript; charset=utf-8', 'no-cache'],
    });
  });

  test('of an unknown type are refused', () => {
    expect(() => built('odd.zzz')).toThrow('odd.zzz');
  });
});

test('changed files are invalidated under each of their paths', () => {
  expect(pathsOf(['assets/a-1.js', 'index.html', 'favicon.svg', 'township.html'])).toEqual([
    '/index.html',
    '/favicon.svg',
    '/township.html',
    '/',
    '/township',
  ]);
  expect(pathsOf(['assets/a-1.js'])).toEqual([]);
});

describe('create-admin', () => {
  const run = (dataDir: string, args: string[], password?: string) => {
    const { ADMIN_PASSWORD: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/createAdmin.ts', ...args], {
      env: { ...env, DATA_DIR: dataDir, ...(password !== undefined && { ADMIN_PASSWORD: password }) },
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  };
  const local = ['--stage', 'local', '--email'];
  const password = 'a-long-enough-password';

  test('creates one who can sign in, once', async () => {
    const folder = emptyFolder();
    expect(run(folder, [...local, ' Boss@Example.com '], password)).toEqual({
      status: 0,
      output: 'boss@example.com is now a super admin of local.\n',
    });
    const again = run(folder, [...local, 'boss@example.com'], 'another-long-password');
    expect(again).toMatchObject({ status: 1, output: expect.stringContaining('nothing was changed') });

    const { table, close } = await localTable(folder);
    const user = await findUserWithPassword(table, 'boss@example.com');
    await close();
    expect(user).toMatchObject({ role: 'super_admin', disabled: false, tokenVersion: 1 });
    expect(await passwords.verify(password, user?.passwordHash)).toBe(true);
  });

  test.each([
    [['--stage', 'local'], password, /^Usage:/],
    [['--stage', 'moon', '--email', 'a@example.com'], password, /^Usage:/],
    [[...local, 'nobody'], password, /valid email/i],
    [[...local, 'a@example.com'], 'short', /at least 12 characters/],
    [[...local, 'a@example.com'], undefined, /set ADMIN_PASSWORD/],
  ])('%j with %j explains the error', (args, adminPassword, sentence) => {
    const { status, output } = run(emptyFolder(), args, adminPassword);
    expect(status).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
