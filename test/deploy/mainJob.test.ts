/** The main job of `npm run deploy:local`, here against `npm start`. */
import { afterAll, test } from 'vitest';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { emptyFolder, type LocalApp, launchApp } from '#test/support/localApp.ts';
import { localMailbox } from './mailbox.ts';
import { runMainJob } from './mainJob.ts';

let app: LocalApp | undefined;
afterAll(async () => {
  await app?.end('SIGTERM');
});

// It calls every route and waits for jobs: 70 seconds alone, and more than 120 on a busy machine.
test('the main job on the local server', { timeout: 300_000 }, async () => {
  app = await launchApp({ DATA_DIR: emptyFolder() });
  await app.ready();
  const api = `${app.url}/api`;
  await runMainJob({
    api,
    notices: `${api}/payments/notify`,
    mailbox: localMailbox(app.inboxUrl),
    admin: defaultAdmin,
  });
});
