import { signerFor } from '#functions/lib/awsFetch.ts';
import type { Config } from '#functions/lib/config.ts';

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html
const api = '2020-05-31';
const namespace = `http://cloudfront.amazonaws.com/doc/${api}/`;

/**
 * Lets the edge forget what it keeps of some paths; a `*` at the end stands for anything.
 * @param reference the same one twice is carried out once
 */
export async function purgeEdge(
  { distributionId }: Config,
  paths: readonly string[],
  reference: string,
): Promise<void> {
  // Locally nothing is kept.
  if (distributionId === undefined) return;
  const endpoint =
    process.env['AWS_ENDPOINT_URL_CLOUDFRONT'] ??
    process.env['AWS_ENDPOINT_URL'] ??
    'https://cloudfront.amazonaws.com';
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  const response = await signerFor(process.env, 'cloudfront').fetch(
    `${endpoint}/${api}/distribution/${distributionId}/invalidation`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: `<InvalidationBatch xmlns="${namespace}"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`,
    },
  );
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`CloudFront answered ${response.status} to an invalidation`);
}
