import { signedFetch } from '#functions/lib/awsFetch.ts';
import type { Config } from '#functions/lib/config.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
const api = '2020-05-31';
const namespace = `http://cloudfront.amazonaws.com/doc/${api}/`;

const timeoutMs = timeoutsMs.edge;

/** The CDN in front of us. */
export interface Edge {
  /**
   * Removes exact paths from the cache.
   * @param reference a repeat with the same one does nothing
   */
  purge(paths: readonly string[], reference: string): Promise<void>;
}

export function createEdge({ distributionId }: Config): Edge {
  return {
    async purge(paths, reference) {
      // There is none on a developer's machine.
      if (distributionId === undefined) return;
      const endpoint =
        process.env['AWS_ENDPOINT_URL_CLOUDFRONT'] ??
        process.env['AWS_ENDPOINT_URL'] ??
        'https://cloudfront.amazonaws.com';
      const url = `${endpoint}/${api}/distribution/${distributionId}/invalidation`;
      const request = {
        method: 'POST',
        headers: { 'content-type': 'application/xml' },
        body: invalidationBatch(paths, reference),
      };
      await signedFetch([process.env, 'cloudfront'], url, request, { timeoutMs }, async (response) => {
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`CloudFront answered ${response.status} to an invalidation`);
      });
    },
  };
}

function invalidationBatch(paths: readonly string[], reference: string): string {
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  return `<InvalidationBatch xmlns="${namespace}"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`;
}
