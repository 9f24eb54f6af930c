import { writeNewMessage } from '#functions/data/messages.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { transact } from '#functions/data/transact.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimitInOrder } from '#functions/lib/rateLimit.ts';
import { contact } from '#shared/contract/contact.ts';

export const handler = handle('contact.create', contact.create, async ({ body, caller, clientIp, deps }) => {
  await rateLimitInOrder(deps, ['contactAddress', clientIp], ['contactAccount', body.email]);
  const user = await caller?.session();
  const sender = user ? { ...body, userId: user.id } : body;
  const createdAt = deps.now().toISOString();
  await transact(deps.table, [
    ...writeNewMessage({ ...sender, kind: 'contact', id: deps.newId('msg'), createdAt }),
    writeMail({
      id: deps.newId('mail'),
      to: 'support',
      createdAt,
      content: { kind: 'contactMessage', ...sender },
    }),
  ]);
  return { message: "Thank you for contacting us. We'll get back to you soon." };
});
