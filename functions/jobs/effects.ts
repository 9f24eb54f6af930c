import { sendOutboxMail } from '#functions/domain/sendOutboxMail.ts';
import { consume } from '#functions/lib/consume.ts';

/** Carries out what the world sees: mail. One that fails is tried again and holds up no other. */
export const handler = consume({
  name: 'effects',
  inOrder: false,
  run: async ({ after }, services) => {
    if (typeof after?.['id'] === 'string') await sendOutboxMail(services, after['id']);
  },
});
