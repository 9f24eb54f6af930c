import { beforeAll, describe, expect, test } from 'vitest';
import { bearer, makeApiKey } from '#test/support/apiKeys.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let owner: Person;
let shop: Person;
let code: string;
let key: string;
beforeAll(async () => {
  world = await newWorld();
  [owner, shop] = [await world.person(), await world.person()];
  code = await world.buyCode(owner);
  ({ key } = await makeApiKey(world, shop));
});

const get = (asked: string, call: Parameters<World['call']>[1] = bearer(key)) =>
  world.call('v1.get', { params: { code: asked }, ...call });

test('answers a public code with its place, and how much is left of the day', async () => {
  const answer = await get(code.replace('-', '').toLowerCase());
  expect(answer.status, answer.raw).toBe(200);
  expect(answer.body).toEqual({
    code,
    url: `${world.deps.config.appUrl}/${code}`,
    level: 'public',
    title: pretoria.title,
    description: pretoria.description,
    latitude: pretoria.latitude,
    longitude: pretoria.longitude,
    addressLine1: pretoria.addressLine1,
    suburb: pretoria.suburb,
    city: pretoria.city,
    province: pretoria.province,
    country: 'South Africa',
    hasGuide: false,
    updatedAt: expect.any(String),
  });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'private, no-cache',
    'ratelimit-policy': '"day";q=1000;w=86400',
    ratelimit: expect.stringMatching(/^"day";r=999;t=\d+$/),
  });
  expect(answer.cookies).toEqual([]);
});

describe('refusals', () => {
  test('a mistyped key', async () => {
    const answer = await get(code, bearer(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`));
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      status: 401,
      code: 'key_invalid',
      detail: expect.stringContaining('character'),
    });
  });
});
