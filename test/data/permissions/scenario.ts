import { afterAll } from 'vitest';
import type { ConsumerName } from '#shared/contract/consumers.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import { fewBytes, fillPrefix } from '#test/support/fullPrefix.ts';
import { newInbox } from '#test/support/inbox.ts';
import type { Sample } from '#test/support/samples.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type Person, type World } from '#test/support/world.ts';

export type Feeds = Readonly<Record<ConsumerName, Feed>>;

/** Prepares what a call needs. @returns the call */
export type Scenario = (given: {
  readonly world: World;
  readonly person: Person;
  readonly feeds: Feeds;
}) => Promise<Sample> | Sample;

export type Scenarios = Partial<Record<RouteKey, readonly Scenario[]>>;

/** For all tests of a file. Pretoria's prefix is full, so that what issues a code there uses all that issuing may need. */
export async function openPermissionWorld() {
  const world = await newWorld({ randomBytes: fewBytes });
  await fillPrefix(world.table, '7PT');
  const inbox = await newInbox();
  afterAll(() => inbox.free());
  const feeds: Feeds = {
    projections: await openFeed(world.table, 'projections'),
    sideEffects: await openFeed(world.table, 'sideEffects'),
  };
  return { world, feeds };
}
