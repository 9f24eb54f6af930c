import { createHash } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { headScript, headScriptHash } from '#shared/edge/headScript.ts';

test('the policy names the script’s hash', () => {
  const hash = createHash('sha256').update(headScript).digest('base64');
  expect(headScriptHash).toBe(`'sha256-${hash}'`);
});

interface Browser {
  readonly stored?: Readonly<Record<string, string>> | 'refused';
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  /** Whether the page is that of a code. */
  readonly code?: boolean;
}

/** @returns what the script leaves at the root, and whether the font is preloaded */
function run({ stored = {}, connection, code = true }: Browser) {
  const dataset: Record<string, string> = {};
  const font: { rel?: string } = {};
  const context = createContext({
    document: { documentElement: { dataset }, querySelector: () => (code ? font : null) },
    navigator: { connection },
    ...(stored !== 'refused' && { localStorage: { getItem: (key: string) => stored[key] ?? null } }),
  });
  new Script(headScript).runInContext(context);
  return { ...dataset, preloaded: font.rel === 'preload' };
}

describe('a code’s page', () => {
  test.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '3g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ])('waits where the connection says %j', (connection) => {
    expect(run({ connection })).toEqual({ saving: 'waiting', preloaded: false });
    expect(run({ connection, stored: 'refused' })).toEqual({ saving: 'waiting', preloaded: false });
  });

  test.each([undefined, {}, { saveData: false, effectiveType: '4g' }])(
    'preloads the font where the connection says %j',
    (connection) => {
      expect(run({ ...(connection !== undefined && { connection }) })).toEqual({ preloaded: true });
    },
  );

  test('loads as always for people who are signed in', () => {
    expect(run({ connection: { saveData: true }, stored: { auth_token: 'x' } })).toEqual({ preloaded: true });
  });
});

test('other pages never wait', () => {
  expect(run({ connection: { saveData: true }, code: false })).toEqual({ preloaded: false });
});

test.each(['light', 'dark'])('the appearance %s that was chosen is at the root', (appearance) => {
  expect(run({ stored: { appearance }, code: false })).toMatchObject({ appearance });
});

test('another stored appearance is ignored', () => {
  expect(run({ stored: { appearance: 'blue' } })).toEqual({ preloaded: true });
});

test.each(['admin', 'super_admin'])('the root says that the person is an %s', (role) => {
  const stored = { auth_user: JSON.stringify({ firstName: 'Lerato', lastName: 'Dlamini', role }) };
  expect(run({ stored, code: false })).toMatchObject({ admin: '' });
});

test('and nothing of somebody else, nor of a visitor', () => {
  const name = '"role":"admin"'; // in JSON its quotes are escaped
  const stored = { auth_user: JSON.stringify({ firstName: name, lastName: 'Dlamini', role: 'user' }) };
  expect(run({ stored, code: false })).toEqual({ preloaded: false });
  expect(run({ code: false })).toEqual({ preloaded: false });
});

test.each(['yes', 'no'])('whether the person had a code is at the root: %s', (has_codes) => {
  expect(run({ stored: { has_codes }, code: false })).toMatchObject({ hasCodes: has_codes });
});
