import { writeMail } from '#functions/data/mails.ts';
import { writeNewMessage } from '#functions/data/messages.ts';
import { transact } from '#functions/data/transact.ts';
import { handle } from '#functions/lib/handle.ts';
import { rateLimit } from '#functions/lib/rateLimit.ts';
import { contact } from '#shared/contract/contact.ts';

export const handler = handle('contact.create', contact.create, async ({ body, address, services }) => {
  await Promise.all([
    rateLimit(services, 'contactAddress', address),
    rateLimit(services, 'contactAccount', body.email),
  ]);
  const createdAt = services.now().toISOString();
  await transact(services.table, [
    writeNewMessage({ ...body, id: services.newId('msg'), createdAt }),
    writeMail({
      id: services.newId('mail'),
      to: 'support',
      createdAt,
      content: { kind: 'contactMessage', ...body },
    }),
  ]);
  return { message: "Thank you for contacting us. We'll get back to you soon." };
});
