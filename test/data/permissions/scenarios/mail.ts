import { aMailing, putMailing } from '#test/support/mailings.ts';
import { audiences, mailingTo } from '../acts.ts';
import type { Scenario, Scenarios } from '../scenario.ts';

export const mailScenarios: Scenarios = {
  'mailings.count': audiences.map((audience) => async ({ world, person }) => ({
    params: { id: await mailingTo(world, person, audience) },
  })),
  'mailings.send': [
    ...audiences.map(
      (audience): Scenario =>
        async ({ world, person }) => ({
          params: { id: await mailingTo(world, person, audience) },
          body: { recipients: 1, version: 1 },
        }),
    ),
    async ({ world, person }) => ({
      params: { id: await putMailing(world, person) },
      body: { recipients: 1, version: 9 },
    }),
  ],
  'mailings.update': [
    async ({ world, person }) => ({
      params: { id: await putMailing(world, person) },
      body: { ...aMailing, audience: { kind: 'all' }, version: 9 },
    }),
  ],
  'messages.list': [
    () => ({ query: { state: 'archived' } }),
    ({ person }) => ({ query: { email: person.email } }),
  ],
};
