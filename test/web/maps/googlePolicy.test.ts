import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#shared/edge/securityHeaders.ts';

// Google's published allowlist (see securityHeaders.ts), without 'unsafe-inline' and 'unsafe-eval' for scripts, which
// would let injected scripts run.
const published = {
  'script-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.ggpht.com https://*.googleusercontent.com blob:',
  'img-src':
    'https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com data:',
  'frame-src': 'https://*.google.com',
  'connect-src': 'https://*.googleapis.com https://*.google.com https://*.gstatic.com data: blob:',
  'font-src': 'https://fonts.gstatic.com',
  'style-src': "'unsafe-inline' https://fonts.googleapis.com",
  'worker-src': 'blob:',
};

test.each(Object.entries(published))('%s allows what Google publishes', (name, sources) => {
  const directive = contentSecurityPolicy({ mapProvider: 'google' })
    .split('; ')
    .find((text) => text.startsWith(`${name} `));
  expect(directive?.split(' ')).toEqual(expect.arrayContaining(sources.split(' ')));
});
