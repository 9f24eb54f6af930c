import * as z from 'zod';
import { regionOf, signedFetch } from '#functions/lib/awsFetch.ts';
import type { Config } from '#functions/lib/config.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import { eventJobs } from '#shared/contract/eventJobs.ts';

const timeoutMs = timeoutsMs.purgeRequest;

/** Purges of the edge's cache, carried out by `jobs.purges`: CloudFront may be slow, or refuse for a while. */
export interface Purges {
  /** @param paths exact ones: at most 15 with a wildcard may be in progress at once */
  request(paths: readonly string[]): Promise<void>;
}

const PutEventsResponse = z.object({ FailedEntryCount: z.number() });

export function createPurges({ distributionId, stage }: Config): Purges {
  return {
    async request(paths) {
      // There is no edge on a developer's machine.
      if (distributionId === undefined) return;
      const { env } = process;
      const endpoint =
        env['AWS_ENDPOINT_URL_EVENTBRIDGE'] ??
        env['AWS_ENDPOINT_URL'] ??
        `https://events.${regionOf(env)}.amazonaws.com`;
      const { source, detailTypes } = eventJobs.purges;
      const entry = { Source: source, DetailType: detailTypes[0], Detail: JSON.stringify({ stage, paths }) };
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'AWSEvents.PutEvents' },
        body: JSON.stringify({ Entries: [entry] }),
      };
      await signedFetch([env, 'events'], endpoint, request, { timeoutMs }, async (response) => {
        if (!response.ok) throw new Error(`EventBridge answered ${response.status} to a purge`);
        const { FailedEntryCount } = PutEventsResponse.parse(await response.json());
        if (FailedEntryCount > 0) throw new Error('EventBridge did not take a purge');
      });
    },
  };
}
