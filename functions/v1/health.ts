import { handleV1 } from '#functions/lib/handleV1.ts';
import { v1 } from '#shared/contract/v1.ts';

export const handler = handleV1('v1.health', v1.health, async () => ({ status: 'ok' as const }));
