import { writeNewMessage } from '#functions/data/messages.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { findHeldCreator } from '#functions/domain/creators/findCreator.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import { handle } from '#functions/lib/handle.ts';
import { transactLimited } from '#functions/lib/rateLimit.ts';
import { creators } from '#shared/contract/creators.ts';
import { creatorMessages } from '#shared/domain/creators.ts';

export const handler = handle('creators.request', creators.request, async ({ body, caller, deps }) => {
  const { id: userId, firstName, lastName, email } = await caller.user();
  if ((await findHeldCreator(deps.table, caller.id)) !== null) {
    throw new ApiError('creator_exists', 'You already have a creator profile.');
  }
  const createdAt = deps.now().toISOString();
  const message = {
    userId,
    name: `${firstName} ${lastName}`,
    email,
    subject: 'Request for a creator profile',
    message: body.message || 'I would like to become a creator.',
  };
  const limit = {
    name: 'creatorRequestAccount',
    who: caller.id,
    refusal: creatorMessages.requested,
  } as const;
  await transactLimited(deps, limit, [
    ...writeNewMessage({ ...message, kind: 'creatorRequest', id: deps.newId('msg'), createdAt }),
    writeMail({
      id: deps.newId('mail'),
      to: 'support',
      createdAt,
      content: { kind: 'contactMessage', ...message },
    }),
  ]);
  return { message: 'Your request has been sent. We will get back to you by email.' };
});
