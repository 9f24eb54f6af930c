import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { shareCardSize } from '#shared/domain/shareCard.ts';
import { makeCreator } from '#test/support/creators.ts';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const card = (slug: string) => world.call('creators.shareCard', { params: { slug } });

test('the page of a creator names its picture, which the edge keeps for a year', async () => {
  const { slug } = await makeCreator(await world.person());
  const { raw } = await world.call('creators.page', { params: { slug } });
  const [, address = ''] = /property="og:image" content="([^"]*)"/.exec(raw) ?? [];
  expect(new URL(address).pathname).toBe(`/api/creators/slug/${slug}/share-card`);
  const { status, headers, body } = await card(slug);
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=31536000');
  expect(await sharp(body).metadata()).toMatchObject(shareCardSize);
});

test('another spelling, and a former slug, are kept for half a minute: a change does not purge them', async () => {
  const holder = await world.person();
  const { slug } = await makeCreator(holder, { displayName: 'Old Shop' });
  const body = { displayName: 'New Shop' };
  const renamed = await world.call('creators.updateMe', { token: holder.token, body });
  for (const each of [slug, renamed.body.slug.toUpperCase()]) {
    const { status, headers } = await card(each);
    expect([each, status, headers['cache-control']]).toEqual([each, 200, 'public, max-age=0, s-maxage=30']);
  }
});

test('nobody and an inactive creator have none', async () => {
  const { id, slug } = await makeCreator(await world.person());
  const admin = await world.person({ role: 'admin' });
  await world.call('creators.update', { token: admin.token, params: { id }, body: { isActive: false } });
  for (const each of [slug, 'nobody-at-all', 'x'.repeat(150)]) {
    const { status, body } = await card(each);
    expect([status, body.code]).toEqual([404, 'not_found']);
  }
});
