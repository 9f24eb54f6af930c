import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

test('returns the signed-in user without internal fields', async () => {
  const person = await world.person({ role: 'admin', firstName: 'Lerato' });
  await world.updateUser(person, { contactTel: '0821234567' });
  const { status, body } = await world.call('auth.me', { token: person.token });
  expect(status).toBe(200);
  expect(body).toEqual({
    user: {
      id: person.id,
      email: person.email,
      firstName: 'Lerato',
      lastName: 'Nkosi',
      role: 'admin',
      contactTel: '0821234567',
      emailNotifications: true,
      createdAt: expect.stringMatching(/^\d{4}-/),
    },
  });
});
