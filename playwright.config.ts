import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './test/support/chromium.ts';
import { hasMemoryFolder } from './test/support/memoryFolder.ts';

const port = Number(process.env['E2E_PORT'] ?? 3470);
const mailPort = Number(process.env['E2E_SES_PORT'] ?? 8470);

// All tests come from one address.
const wide = { max: 100_000, seconds: 60 };
const wideLimits = JSON.stringify({
  loginAddress: wide,
  registerAddress: wide,
  forgotAddress: wide,
  resetAddress: wide,
  confirmAddress: wide,
  voucherAddress: wide,
  searchAddress: wide,
  lookupAddress: wide,
  contactAddress: wide,
});

/** A deployed stage is up already, and is not everybody's to write to. */
const deployed = process.env['E2E_URL'];

const kitPort = Number(process.env['KIT_PORT'] ?? 3480);
const kitSpecs = '**/kit*.spec.ts';

const appServer = {
  // In a fresh folder each time.
  command: `node -e "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })" && exec node scripts/start.ts`,
  url: `http://localhost:${port}/api/health`,
  // Only for what hangs: it builds first.
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  env: {
    PORT: String(port),
    SES_PORT: String(mailPort),
    DATA_DIR: `.build/e2e-${port}`,
    SEED: 'demo',
    RATE_LIMITS: wideLimits,
  },
} as const;

const kitServer = {
  command: `vite build --config web/vite.kit.config.ts --logLevel error && exec vite preview --config web/vite.kit.config.ts --port ${kitPort} --strictPort`,
  url: `http://localhost:${kitPort}/kit`,
  timeout: 600_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
} as const;

// Playwright starts the servers of all projects, whichever runs.
const onlyKit = process.argv.includes('--project=kit');
const onlyApp = deployed !== undefined || process.argv.includes('--project=app');

// A page of a test does not live long enough for its scripts to be worth optimizing: a sixth of the renderers' CPU.
const unoptimized = '--js-flags=--no-opt --no-maglev';

// Drawing what moves is a tenth of the CPU; the kit's tests and those of layout shifts see it.
const still = { reducedMotion: 'reduce' } as const;

/**
 * The browser tests. `app` runs against `npm start` itself, with the demo data in a fresh folder, or against
 * `E2E_URL`; `kit` against the page of all UI parts, built.
 */
export default defineConfig({
  testDir: 'test/e2e',
  outputDir: `.build/e2e-results-${port}`,
  fullyParallel: true,
  // One more than the cores: a test waits about as long as it works. With two more all take longer.
  workers: availableParallelism() + 1,
  // The emulator of a rehearsal sends everything uncompressed, and each function has a cold start.
  timeout: deployed === undefined ? 60_000 : 180_000,
  expect: { timeout: deployed === undefined ? 10_000 : 40_000 },
  ...(deployed === undefined && !onlyKit && { globalTeardown: './test/support/searchAppLog.ts' }),
  reporter: [['list']],
  forbidOnly: true,
  // What passes only sometimes has a fault, of the product or of the test.
  retries: 0,
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    // Recording a trace takes half as long again.
    trace: process.env['TRACE'] === '1' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: deployed === undefined ? [...chromiumArgs, unoptimized] : ['--no-sandbox'],
      // By default the browser's processes share what they draw by files on the disk: a tenth of the CPU in the kernel.
      ignoreDefaultArgs: hasMemoryFolder() ? ['--disable-dev-shm-usage'] : [],
    },
    // Only opensOffline.spec.ts and serviceWorker.spec.ts have them: a page's requests that pass through one can't be intercepted.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  },
  projects: [
    ...(onlyKit
      ? []
      : [
          {
            name: 'app',
            testIgnore: kitSpecs,
            use: { contextOptions: still },
          },
        ]),
    ...(onlyApp
      ? []
      : [{ name: 'kit', testMatch: kitSpecs, use: { baseURL: `http://localhost:${kitPort}` } }]),
  ],
  webServer: [...(onlyKit || deployed !== undefined ? [] : [appServer]), ...(onlyApp ? [] : [kitServer])],
});
