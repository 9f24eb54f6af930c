import { afterEach, expect, test, vi } from 'vitest';
import { exportAll } from '#web/features/settings/exportAll.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
afterEach(() => fetchMock.mockReset());

const part = (zarCodes: string[], payments: string[], more: object = {}) =>
  Response.json({
    exportedAt: '2026-03-02T08:00:00.000Z',
    account: { email: 'thandi@example.co.za' },
    zarCodes,
    payments,
    ...more,
  });

test('the parts of a very large account are put together, in their order', async () => {
  fetchMock
    .mockResolvedValueOnce(part(['a', 'b'], [], { recipients: ['r'], next: '0|CODE#B|CODE|x' }))
    .mockResolvedValueOnce(part(['c'], ['p'], { next: '3' }))
    .mockResolvedValueOnce(part([], ['q']));
  expect(await exportAll()).toEqual({
    exportedAt: '2026-03-02T08:00:00.000Z',
    account: { email: 'thandi@example.co.za' },
    zarCodes: ['a', 'b', 'c'],
    payments: ['p', 'q'],
    recipients: ['r'],
  });
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    '/api/user/export',
    '/api/user/export?after=0%7CCODE%23B%7CCODE%7Cx',
    '/api/user/export?after=3',
  ]);
});

test('nothing is saved of an export that breaks off', async () => {
  fetchMock
    .mockResolvedValueOnce(part(['a'], [], { next: '3' }))
    .mockRejectedValueOnce(new TypeError('offline'));
  await expect(exportAll()).rejects.toMatchObject({ code: 'network' });
});
