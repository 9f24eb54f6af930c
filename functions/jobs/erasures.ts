import { runErasure } from '#functions/domain/erasure/runErasure.ts';
import { streamHandler } from '#functions/lib/streamHandler.ts';

/**
 * Erases what is stored about people whose account has ended. Storing the progress is a change as well, which calls
 * this again until nothing is left for now; `jobs/resumeErasures` does the rest.
 */
export const handler = streamHandler({
  name: 'erasures',
  inOrder: false,
  run: async ({ after }, deps) => {
    if (typeof after?.['userId'] === 'string') await runErasure(deps, after['userId']);
  },
});
