import * as z from 'zod';
import { dependencies } from '#functions/lib/dependencies.ts';
import { job } from '#functions/lib/job.ts';
import { log } from '#functions/lib/logger.ts';
import { createEdge } from '#functions/services/edge.ts';

const PurgeEvent = z.object({ id: z.string(), detail: z.object({ paths: z.array(z.string()).min(1) }) });

/** Purges what changed from the edge's cache. Lambda tries it again if CloudFront refuses. */
export const handler = job(async (event) => {
  const { edge } = dependencies({ edge: createEdge });
  try {
    const { id, detail } = PurgeEvent.parse(event);
    await edge.purge(detail.paths, id);
    log().info('purged', { job: 'purges', paths: detail.paths.length });
  } catch (error) {
    log().error('purge failed', { job: 'purges', error: error as Error });
    throw error;
  }
});
