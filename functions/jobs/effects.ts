import { clearImages } from '#functions/domain/clearImages.ts';
import { sendOutboxMail } from '#functions/domain/sendOutboxMail.ts';
import { consume } from '#functions/lib/consume.ts';

/** Carries out what the world sees: mail, and files that go. What fails is tried again and holds up no other. */
export const handler = consume({
  name: 'effects',
  inOrder: false,
  run: async (change, services) => {
    const { after } = change;
    if (after?.['type'] !== 'mail') await clearImages(change, services);
    else if (typeof after['id'] === 'string') await sendOutboxMail(services, after['id']);
  },
});
