/** Entering PayFast's credentials: into a stage's secret, and into a local start. */
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '#test/support/localApp.ts';

/** Fake of the part of Secrets Manager that the script uses. */
const requests: { target: unknown; authorization: unknown; body: Record<string, string> }[] = [];
let status = 200;
/** What is stored already. */
let stored: string | undefined;
const server = createServer(async (request, response) => {
  const body = (await json(request)) as Record<string, string>;
  const { 'x-amz-target': target, authorization } = request.headers;
  requests.push({ target, authorization, body });
  const isRead = String(target).endsWith('GetSecretValue');
  response.writeHead(status).end(JSON.stringify(isRead ? { SecretString: stored } : {}));
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());
beforeEach(() => {
  requests.length = 0;
  status = 200;
  stored = undefined;
});

const account = {
  PAYFAST_MERCHANT_ID: '10000100',
  PAYFAST_MERCHANT_KEY: '46f0cd694581a',
  PAYFAST_PASSPHRASE: 'jt7NOE43FZPn',
};

async function run(script: string, args: string[], env: Record<string, string>) {
  const { PATH = '' } = process.env;
  const options = { env: { PATH, DATA_DIR: emptyFolder(), ...env } };
  return promisify(execFile)(process.execPath, [script, ...args], options).then(
    ({ stdout, stderr }) => ({ status: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      status: code,
      output: stdout + stderr,
    }),
  );
}

function expectFailure({ status: code, output }: Awaited<ReturnType<typeof run>>, sentence: RegExp): void {
  expect(code).toBe(1);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/\n\s+at /);
}

const written = () => requests.filter(({ target }) => target === 'secretsmanager.PutSecretValue');
const stores = () => JSON.parse(written()[0]?.body['SecretString'] ?? '') as Record<string, unknown>;

describe('set-payfast', () => {
  const set = (env: Record<string, string>, args = ['--stage', 'emulator']) => {
    const { port } = server.address() as AddressInfo;
    return run('scripts/setPayFast.ts', args, { AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`, ...env });
  };

  test('stores the three as one secret, and shows none of them', async () => {
    const { status: code, output } = await set({ ...account, PAYFAST_MERCHANT_ID: ' 10000100 ' });
    expect([code, output]).toEqual([0, expect.stringMatching(/^zarcodes\/emulator\/payfast is stored\./)]);
    for (const secret of Object.values(account)) expect(output).not.toContain(secret);
    expect(written()).toEqual([
      {
        target: 'secretsmanager.PutSecretValue',
        authorization: expect.stringContaining('/af-south-1/secretsmanager/aws4_request'),
        body: {
          SecretId: 'zarcodes/emulator/payfast',
          SecretString: expect.any(String),
          ClientRequestToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
        },
      },
    ]);
    expect(stores()).toEqual({
      merchantId: '10000100',
      merchantKey: '46f0cd694581a',
      passphrase: 'jt7NOE43FZPn',
    });
  });

  describe('where another passphrase is stored', () => {
    const before = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'the-one-before' };
    const inADay = (value: unknown) => {
      const hours = (Date.parse(String(value)) - Date.now()) / 3_600_000;
      return hours > 23.9 && hours <= 24;
    };
    beforeEach(() => {
      stored = JSON.stringify(before);
    });

    test('notices signed with it count for a day', async () => {
      const { status: code, output } = await set(account);
      expect([code, output]).toEqual([
        0,
        expect.stringMatching(/signed with the passphrase before it count/),
      ]);
      const { other, ...rest } = stores() as { other: { passphrase: string; until: string } };
      expect(rest).toEqual({ ...before, passphrase: 'jt7NOE43FZPn' });
      expect(other.passphrase).toBe('the-one-before');
      expect(inADay(other.until)).toBe(true);
    });

    test('the new one can be announced, before it is changed at PayFast', async () => {
      const { status: code, output } = await set(account, ['--stage', 'emulator', '--announce']);
      expect([code, output]).toEqual([0, expect.stringMatching(/In five minutes, change it at PayFast/)]);
      const { other, ...rest } = stores() as { other: { passphrase: string; until: string } };
      expect(rest).toEqual(before);
      expect(other.passphrase).toBe('jt7NOE43FZPn');
      expect(inADay(other.until)).toBe(true);
      for (const secret of ['the-one-before', 'jt7NOE43FZPn']) expect(output).not.toContain(secret);
    });

    test('that of another merchant is not taken over', async () => {
      stored = JSON.stringify({ ...before, merchantId: '10000999' });
      await set(account);
      expect(stores()).not.toHaveProperty('other');
    });
  });

  test('refuses to announce what is no change', async () => {
    expectFailure(await set(account, ['--stage', 'emulator', '--announce']), /There is nothing to announce/);
    expect(written()).toEqual([]);
  });

  test.each([
    [{ PAYFAST_MERCHANT_ID: 'no-10000100' }, /PAYFAST_MERCHANT_ID: A merchant id has digits only\./],
    [{ PAYFAST_MERCHANT_KEY: 'two words' }, /PAYFAST_MERCHANT_KEY: A merchant key has 1 to 64 characters/],
    [{ PAYFAST_PASSPHRASE: 'salt&pepper' }, /PAYFAST_PASSPHRASE: A passphrase has at most 32 letters/],
    [{ PAYFAST_PASSPHRASE: 'pässword' }, /PAYFAST_PASSPHRASE: A passphrase has at most 32 letters/],
    [{ PAYFAST_PASSPHRASE: 'x'.repeat(33) }, /PAYFAST_PASSPHRASE: A passphrase has at most 32 letters/],
    [{ PAYFAST_PASSPHRASE: ' ' }, /needs a passphrase/],
    [{ PAYFAST_PASSPHRASE: '' }, /no terminal to type the passphrase on: set PAYFAST_PASSPHRASE/],
  ])('refuses %j with the reason, and does not repeat it', async (wrong, sentence) => {
    const answer = await set({ ...account, ...wrong });
    expectFailure(answer, sentence);
    const [typed = ''] = Object.values(wrong);
    if (typed.trim() !== '') expect(answer.output).not.toContain(typed);
    expect(requests).toEqual([]);
  });

  test.each([[[]], [['--stage', 'local']], [['--stage', 'moon']], [['--moon']]])(
    'explains its use for %j',
    async (args) => expectFailure(await set(account, args), /^Usage: npm run set-payfast/),
  );

  test('says so if the secret can’t be stored', async () => {
    status = 400;
    expectFailure(
      await set(account),
      /zarcodes\/emulator\/payfast could not be stored\. Deploy the stage first/,
    );
  });
});

test.each([
  [{ PAYFAST_PASSPHRASE: 'salt&pepper' }, /^PAYFAST_PASSPHRASE: A passphrase has at most 32 letters/],
  [{ PAYFAST_MERCHANT_ID: 'me' }, /^PAYFAST_MERCHANT_ID: A merchant id has digits only\./],
  [{ PAYFAST_MERCHANT_KEY: '' }, /^Set both PAYFAST_MERCHANT_ID and PAYFAST_MERCHANT_KEY, or neither\./],
  [{ PAYFAST_HOST: '127.0.0.1:4000' }, /^PAYFAST_HOST must be an address such as http/],
  [{ PAYFAST_HOST: 'ftp://127.0.0.1' }, /^PAYFAST_HOST must be an address such as http/],
  [{ PAYFAST_API_HOST: 'http://127.0.0.1:4000' }, /^PAYFAST_API_HOST needs PAYFAST_HOST\./],
])('a local start with %j explains in one line what is wrong', async (wrong, sentence) => {
  const answer = await run('scripts/start.ts', [], { ...account, ...wrong, PORT: '0', SES_PORT: '0' });
  expectFailure(answer, sentence);
  expect(answer.output.trim().split('\n')).toHaveLength(1);
});
