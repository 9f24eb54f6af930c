import { expect, test } from 'vitest';
import { newWorld } from '#test/support/world.ts';

test('pages of mock mode have the status 404 wherever orders are paid otherwise, or not at all', {
  tags: 'P13',
}, async () => {
  const world = await newWorld();
  const statusOf = async (options: Parameters<typeof newWorld>[0], settings: Record<string, unknown>) => {
    const other = await newWorld(options);
    await other.setSettings(settings);
    const { status, headers, raw } = await other.call('payments.mockPage');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(raw).toContain('<div id="root">');
    return status;
  };
  const { config } = world.deps;
  const withoutMock = { config: { ...config, mockPayments: false } };
  expect(await statusOf({}, {})).toBe(200);
  expect(await statusOf({}, { usePayFast: true })).toBe(404);
  expect(await statusOf(withoutMock, {})).toBe(404);
});
