import { saveBatch } from '#functions/domain/webhooks/saveBatch.ts';
import { handleV1 } from '#functions/lib/handleV1.ts';
import { v1 } from '#shared/contract/v1.ts';

export const handler = handleV1(
  'v1.save',
  v1.save,
  async ({ body, apiKey, deps }) => saveBatch(deps, apiKey, body),
  { lookUps: ({ body }) => Math.max(1, body.save.length) },
);
