import { clearImages } from '#functions/domain/images/clearImages.ts';
import { sendOutboxMail } from '#functions/domain/mail/sendOutboxMail.ts';
import { purgeCode } from '#functions/domain/zarcodes/purgeCode.ts';
import { streamHandler } from '#functions/lib/streamHandler.ts';

/** Carries out what the world sees: mail, files that go, and what the edge keeps. What fails is tried again and holds up no other. */
export const handler = streamHandler({
  name: 'sideEffects',
  inOrder: false,
  run: async (change, deps) => {
    const { after } = change;
    if (after?.['type'] === 'mail') {
      if (typeof after['id'] === 'string') await sendOutboxMail(deps, after['id']);
      return;
    }
    await clearImages(change, deps);
    await purgeCode(change, deps);
  },
});
