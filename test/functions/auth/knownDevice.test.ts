/** docs/product/limits.md#rate-limits: a device from which somebody has signed in has a limit of its own. */
import { beforeEach, expect, test } from 'vitest';
import { deviceCookie, readDevice } from '#functions/domain/auth/knownDevice.ts';
import { type Dependencies, dependencies } from '#functions/lib/dependencies.ts';
import { day, testClock } from '#test/support/clock.ts';
import { testTable } from '#test/support/engine.ts';

const clock = testClock('2026-04-01T08:00:00.000Z');
const email = 'thandi@example.co.za';
let deps: Dependencies;
beforeEach(async () => {
  clock.set('2026-04-01T08:00:00.000Z');
  const table = await testTable();
  deps = { ...dependencies(), table, now: clock.now };
});

/** As a browser sends it back. */
const sent = async () => (await deviceCookie(deps, email, 'dev_1')).split(';')[0] ?? '';

test('a device is known by its cookie, among others, and for this account only', async () => {
  const cookie = await sent();
  expect(await readDevice(deps, ['theme=dark', cookie], email)).toBe('dev_1');
  expect(await readDevice(deps, [cookie], 'sipho@example.co.za')).toBeNull();
  expect(await readDevice(deps, ['theme=dark'], email)).toBeNull();
});

test('a cookie that was changed, or that is no token, is that of no device', async () => {
  const cookie = await sent();
  expect(await readDevice(deps, [`${cookie}A`], email)).toBeNull();
  expect(await readDevice(deps, [`${cookie.split('=')[0]}=`], email)).toBeNull();
  expect(await readDevice(deps, [`${cookie.split('=')[0]}2=${cookie.split('=')[1]}`], email)).toBeNull();
});

test('a device is known for 200 days', async () => {
  const cookie = await sent();
  clock.advance(200 * day - 1);
  expect(await readDevice(deps, [cookie], email)).toBe('dev_1');
  clock.advance(2);
  expect(await readDevice(deps, [cookie], email)).toBeNull();
});

test('its cookie is sent to the auth routes only, over HTTPS only, and no script reads it', async () => {
  const [, ...attributes] = (await deviceCookie(deps, email, 'dev_1')).split('; ');
  expect(attributes).toEqual(['Max-Age=17280000', 'Path=/api/auth', 'Secure', 'HttpOnly', 'SameSite=Strict']);
});
