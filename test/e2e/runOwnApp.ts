import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { localMailbox, type Mailbox } from '#test/deploy/mailbox.ts';

interface OwnApp {
  /** Its address, once it has started. */
  readonly site: string;
  readonly mailbox: Mailbox;
  save(settings: object): Promise<void>;
}

/**
 * Runs an app of its own (test/support/ownApp.ts) for the tests of a file, which is to run in one worker.
 * @param file in test/support, such as `measuredApp.ts`
 * @param environment once it is known
 */
export function runOwnApp(file: string, environment: () => Promise<object> = async () => ({})): OwnApp {
  let child: ChildProcess;
  let ended: Promise<unknown[]>;
  let addresses = { url: '', inboxUrl: '' };

  async function nextLine(): Promise<string> {
    const failed = ended.then(([code]) => {
      throw new Error(`${file} ended with ${code}`);
    });
    const [line] = await Promise.race([child.stdout === null ? [] : once(child.stdout, 'data'), failed]);
    return String(line).trim();
  }

  test.beforeAll(async () => {
    // It is built first.
    test.setTimeout(180_000);
    const env = { ...process.env, ...(await environment()) };
    child = spawn(process.execPath, [`test/support/${file}`], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    ended = once(child, 'exit');
    addresses = JSON.parse(await nextLine()) as typeof addresses;
  });

  test.afterAll(async () => {
    child.stdin?.end();
    const [code] = await ended;
    expect(code, 'The functions of the app logged a person or a secret').toBe(0);
  });

  return {
    get site() {
      return addresses.url;
    },
    mailbox: () => localMailbox(addresses.inboxUrl)(),
    async save(settings) {
      const saved = nextLine();
      child.stdin?.write(`${JSON.stringify(settings)}\n`);
      expect(await saved).toBe(JSON.stringify(settings));
    },
  };
}
