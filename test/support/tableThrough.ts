import { provideDependencies } from '#functions/lib/dependencies.ts';
import { limitedHandler } from '#functions/lib/limitedHandler.ts';
import { tableClient } from '#functions/lib/tableClient.ts';
import type { FaultProxy } from './faultProxy.ts';
import type { World } from './world.ts';

/** From now on handlers reach the table through a proxy, as they do on AWS; the test itself reads it directly. */
export function reachTableThrough({ url }: FaultProxy, { table }: World, requestTimeoutMs?: number): void {
  const client = tableClient({
    endpoint: url,
    region: 'af-south-1',
    requestHandler: limitedHandler(requestTimeoutMs),
  });
  provideDependencies({ table: { client, name: table.name } });
}
