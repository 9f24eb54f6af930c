/** How many logins may fail, counted by account, address and device (docs/product/limits.md#rate-limits). */
import { beforeEach, describe, expect, test } from 'vitest';
import { countLogin, forgetFailures } from '#functions/domain/auth/loginLimits.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { testClock } from '#test/support/clock.ts';
import { testTable } from '#test/support/engine.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
let deps: Dependencies;
beforeEach(async () => {
  const table = await testTable();
  const own = dependencies();
  const limit = (max: number) => ({ max, seconds: 900 });
  const rateLimits = {
    ...own.config.rateLimits,
    loginAddress: limit(6),
    loginAccount: limit(4),
    loginAccountAtAddress: limit(2),
    loginDevice: limit(3),
  };
  deps = { ...own, table, now: clock.now, config: { ...own.config, rateLimits } };
});

const attempt = { email: 'thandi@example.co.za', clientIp: '198.51.100.1', device: null as string | null };
type Attempt = Partial<typeof attempt>;
const count = (change: Attempt = {}) => countLogin(deps, { ...attempt, ...change });
const refused = { code: 'too_many_requests' };

async function fail(times: number, change: Attempt = {}): Promise<void> {
  for (let nth = 0; nth < times; nth++) await count(change);
}

describe('failed logins', { tags: 'A5' }, () => {
  test('of one account from one address are limited, from others as well, and in all', async () => {
    await fail(2);
    await expect(count()).rejects.toMatchObject(refused);
    await fail(2, { clientIp: '198.51.100.2' });
    await expect(count({ clientIp: '198.51.100.3' })).rejects.toMatchObject(refused);
    await fail(1, { email: 'sipho@example.co.za', clientIp: '198.51.100.3' });
  });

  test('from one address are limited, whatever the account', async () => {
    for (let nth = 0; nth < 6; nth++) await fail(1, { email: `person-${nth}@example.co.za` });
    await expect(count({ email: 'person-7@example.co.za' })).rejects.toMatchObject(refused);
    await fail(1, { email: 'person-7@example.co.za', clientIp: '198.51.100.2' });
  });

  test('of one network are of one address of the account', async () => {
    await fail(1, { clientIp: '2001:db8::1' });
    await fail(1, { clientIp: '2001:db8::2' });
    await expect(count({ clientIp: '2001:db8::3' })).rejects.toMatchObject(refused);
  });

  test('from a known device count for it alone, in both directions', async () => {
    await fail(2);
    await fail(3, { device: 'dev_1' });
    await expect(count({ device: 'dev_1' })).rejects.toMatchObject(refused);
    await fail(1, { device: 'dev_2' });
    await fail(2, { clientIp: '198.51.100.2' });
  });

  test('what one limit refuses does not count under those after it', async () => {
    await fail(2);
    for (let nth = 0; nth < 4; nth++) await expect(count()).rejects.toMatchObject(refused);
    await fail(2, { clientIp: '198.51.100.2' });
  });
});

describe('a login that succeeds', { tags: 'A5' }, () => {
  test('forgets the failures of the account, and of the address only itself', async () => {
    await fail(1);
    const succeed = await count();
    await succeed();
    await fail(1);
    // The address counted four and took one back, so it has three left.
    await (await count())();
    await fail(2);
    await fail(2, { email: 'sipho@example.co.za' });
    await expect(count({ email: 'nomsa@example.co.za' })).rejects.toMatchObject(refused);
  });

  test('from a known device forgets the device’s', async () => {
    await fail(2, { device: 'dev_1' });
    await (await count({ device: 'dev_1' }))();
    await fail(3, { device: 'dev_1' });
    await expect(count({ device: 'dev_1' })).rejects.toMatchObject(refused);
  });

  test('as a new password does', async () => {
    await fail(2);
    await fail(2, { clientIp: '198.51.100.2' });
    await forgetFailures(deps, attempt);
    await fail(2);
    await expect(count({ clientIp: '198.51.100.2' })).rejects.toMatchObject(refused);
  });
});
