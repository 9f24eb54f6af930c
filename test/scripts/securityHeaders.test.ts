import { describe, expect, test } from 'vitest';
import {
  contentSecurityPolicy,
  type MapProvider,
  qrWorkerHeaders,
  securityHeaders,
} from '#shared/edge/securityHeaders.ts';

function sourcesOf(mapProvider: MapProvider, analytics = false): Map<string, string[]> {
  const directives = contentSecurityPolicy({ mapProvider, analytics }).split('; ');
  return new Map(directives.map((text) => [text.split(' ')[0] ?? '', text.split(' ').slice(1)]));
}

const emptyHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the content security policy', { tags: 'E4' }, () => {
  test.each(['open', 'google'] as const)('%s: no inline scripts, no eval', (provider) => {
    const script = sourcesOf(provider).get('script-src');
    expect(script).toContain("'self'");
    expect(script).not.toContain("'unsafe-inline'");
    expect(script).not.toContain("'unsafe-eval'");
    expect(script).not.toContain("'wasm-unsafe-eval'");
    expect(sourcesOf(provider).get('object-src')).toEqual(["'none'"]);
    expect(sourcesOf(provider).get('frame-ancestors')).toEqual(["'none'"]);
    expect(sourcesOf(provider).get('base-uri')).toEqual(["'none'"]);
  });

  test('open: only the own origin and the tiles of OpenStreetMap', () => {
    const policy = sourcesOf('open');
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('style-src')).toEqual(["'self'", emptyHash]);
    expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
    expect(contentSecurityPolicy({ mapProvider: 'open' })).not.toContain('google');
  });

  test('own: as open, whose tiles it shows until it has a file', () => {
    expect(contentSecurityPolicy({ mapProvider: 'own' })).toBe(
      contentSecurityPolicy({ mapProvider: 'open' }),
    );
  });

  test('uploads to the images bucket and its photos are allowed, and nothing else there', () => {
    const uploads = 'https://photos.s3.af-south-1.amazonaws.com';
    const policy = contentSecurityPolicy({ mapProvider: 'open', uploads }).split('; ');
    const names = policy.flatMap((part) => (part.includes(uploads) ? [part.split(' ')[0]] : []));
    expect(names.toSorted()).toEqual(['connect-src', 'img-src']);
  });

  test('google: inline styles, without a hash, which would disable them', () => {
    expect(sourcesOf('google').get('style-src')).toContain("'unsafe-inline'");
    expect(sourcesOf('google').get('style-src')).not.toContain(emptyHash);
    expect(sourcesOf('google').get('connect-src')).toContain('https://*.googleapis.com');
  });

  test.each(['open', 'google'] as const)(
    '%s with analytics: exactly the sources that Google documents',
    (provider) => {
      const [without, policy] = [sourcesOf(provider), sourcesOf(provider, true)];
      const added = (name: string) =>
        policy.get(name)?.filter((source) => !without.get(name)?.includes(source));
      expect(added('script-src')).toEqual(['https://*.googletagmanager.com']);
      expect(added('img-src')).toEqual(['https://*.google-analytics.com', 'https://*.googletagmanager.com']);
      expect(added('connect-src')).toEqual([
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ]);
      for (const name of policy.keys()) {
        if (!['script-src', 'img-src', 'connect-src'].includes(name)) expect(added(name)).toEqual([]);
      }
    },
  );

  test('forms may be submitted to PayFast, live and sandbox', () => {
    expect(sourcesOf('open').get('form-action')).toEqual([
      "'self'",
      'https://www.payfast.co.za',
      'https://sandbox.payfast.co.za',
      'https://payment.payfast.io',
    ]);
  });
});

test('the script that finds QR codes may compile WebAssembly, and neither load nor send anything', {
  tags: 'E4',
}, () => {
  const headers = securityHeaders({ mapProvider: 'google', analytics: true, https: true });
  expect(qrWorkerHeaders(headers)).toEqual({
    ...headers,
    'content-security-policy':
      "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'; base-uri 'none'",
  });
});

test('HSTS is sent over https only', { tags: 'E4' }, () => {
  expect(securityHeaders({ mapProvider: 'open', https: true })).toHaveProperty('strict-transport-security');
  expect(securityHeaders({ mapProvider: 'open', https: false })).not.toHaveProperty(
    'strict-transport-security',
  );
});
