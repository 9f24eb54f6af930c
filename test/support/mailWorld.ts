import { afterAll } from 'vitest';
import { type Inbox, newInbox } from './inbox.ts';
import { type Feed, openFeed } from './streamFeed.ts';
import { newWorld, type World } from './world.ts';

interface MailWorld {
  readonly world: World;
  readonly inbox: Inbox;
  /** The stream of `sideEffects`, which sends what was written to the outbox. */
  readonly feed: Feed;
}

/** A world whose mail reaches an inbox, for all tests of a file. */
export async function openMailWorld(overrides: Parameters<typeof newWorld>[0] = {}): Promise<MailWorld> {
  const world = await newWorld(overrides);
  const inbox = await newInbox();
  afterAll(() => inbox.free());
  return { world, inbox, feed: await openFeed(world.table, 'sideEffects') };
}
