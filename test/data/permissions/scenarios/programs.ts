/** Calls with keys that use more permissions than the samples. */
import { demoKey } from '#shared/domain/demoKey.ts';
import { bearer, withKey } from '#test/support/apiKeys.ts';
import type { World } from '#test/support/world.ts';
import type { Scenarios } from '../scenario.ts';

const code = '7PT-2222';

/** From a page of our own: its address is limited. */
const asOwnPage = ({ deps }: World) => ({
  headers: { ...bearer(demoKey).headers, origin: new URL(deps.config.appUrl).origin },
});

export const programScenarios: Scenarios = {
  'apiKeys.all': [() => ({ query: {} })],
  'v1.get': [
    async ({ world }) => ({ params: { code }, ...(await withKey(world)) }),
    ({ world }) => ({ params: { code }, ...asOwnPage(world) }),
  ],
  'v1.batch': [({ world }) => ({ body: { codes: [code] }, ...asOwnPage(world) })],
  'v1.suggest': [({ world }) => ({ query: { q: code }, ...asOwnPage(world) })],
  'v1.guide': [({ world }) => ({ params: { code }, ...asOwnPage(world) })],
};
