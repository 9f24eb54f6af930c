import { clearImages } from '#functions/domain/images/clearImages.ts';
import { purgeCode } from '#functions/domain/zarcodes/purgeCode.ts';
import { sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { consume } from '#functions/lib/streamHandler.ts';

/** Carries out what the world sees: mail, files that go, and what the edge keeps. What fails is tried again and holds up no other. */
export const handler = consume({
  name: 'effects',
  inOrder: false,
  run: async (change, services) => {
    const { after } = change;
    if (after?.['type'] === 'mail') {
      if (typeof after['id'] === 'string') await sendOutboxMail(services, after['id']);
      return;
    }
    await clearImages(change, services);
    await purgeCode(change, services);
  },
});
