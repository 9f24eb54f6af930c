import { expect, test } from 'vitest';
import { mailExpiry } from '#scripts/migrate/mailExpiry.ts';
import { runMigrations } from '#scripts/migrate/runMigrations.ts';
import { newWorld } from '#test/support/world.ts';

test('mails that were sent before they expired end 90 days later; those that wait stay', async () => {
  const world = await newWorld();
  const createdAt = '2026-03-02T08:00:00.000Z';
  const old = (id: string, fields: object = {}, type = 'mail') =>
    world.put({ pk: `MAIL#${id}`, sk: 'MAIL', type, version: 1, id, createdAt, ...fields });
  await old('mail_1', { sentAt: '2026-03-03T08:00:00.000Z' });
  await old('mail_2', { unsentReason: 'bounce' });
  await old('mail_3', { sentAt: createdAt }, 'mailingMail');
  await old('mail_4', { ownerPk: 'OUTBOX', ownerSk: `${createdAt}#mail_4` });
  await old('mail_5', { sentAt: createdAt, expiresAt: 1_772_500_000 });
  for (let run = 0; run < 2; run++) {
    await runMigrations({
      table: world.table,
      migrations: [mailExpiry],
      now: world.deps.now,
      say: () => undefined,
      rate: Number.POSITIVE_INFINITY,
      again: true,
    });
  }
  const mails = (await world.allItems()).filter(({ pk }) => pk.startsWith('MAIL#'));
  const at = (time: string) => Date.parse(time) / 1000;
  expect(mails.map(({ expiresAt, version }) => [expiresAt, version])).toEqual([
    [at('2026-06-01T08:00:00.000Z'), 2],
    [at('2026-05-31T08:00:00.000Z'), 2],
    [at('2026-05-31T08:00:00.000Z'), 2],
    [undefined, 1],
    [1_772_500_000, 1],
  ]);
});
