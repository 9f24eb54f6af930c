import { handle } from '#functions/lib/handle.ts';
import { changeRequests } from '#shared/contract/changeRequests.ts';

export const handler = handle('changeRequests.get', changeRequests.get, async () => ({}));
