import { beforeAll, expect, test } from 'vitest';
import { newWorld, type World } from '#test/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const sessionStatus = async (token: string) => (await world.call('auth.me', { token })).status;

test('ends every session of the caller, this one too, and nobody else’s', { tags: 'A3' }, async () => {
  const [person, other] = [await world.person(), await world.person()];
  const elsewhere = await world.signIn(person, { rememberMe: true });
  const answer = await world.call('user.endSessions', { token: person.token });
  expect(answer.status).toBe(200);
  expect(await Promise.all([person, elsewhere, other].map(({ token }) => sessionStatus(token)))).toEqual([
    401, 401, 200,
  ]);
  expect((await world.call('user.endSessions', { token: person.token })).status).toBe(401);
});

test('a new email address that waits is forgotten', async () => {
  const person = await world.person();
  const token = await world.emailToken(person, 'somewhere@example.co.za');
  await world.call('user.endSessions', { token: person.token });
  expect((await world.call('auth.confirmEmail', { body: { token } })).status).toBe(422);
});
