import { drawSecret } from '#functions/data/secrets.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';

/** 24 random bytes, as Standard Webhooks writes them. It is stored as it is: whoever signs needs it. */
export const drawWebhookSecret = ({ randomBytes }: Dependencies): string =>
  `whsec_${drawSecret(randomBytes, 24, 'base64')}`;
