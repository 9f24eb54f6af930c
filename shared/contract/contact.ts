import * as z from 'zod';
import { email, lines, nameText, text } from './fields.ts';
import { route } from './route.ts';

export const contact = {
  create: route(() => ({
    method: 'POST',
    path: '/contact',
    level: 'public',
    // The message of somebody who is signed in belongs to their account.
    optionalCaller: true,
    summary: 'Send a message to support',
    status: 201,
    body: z.strictObject({
      name: nameText(100, 'Please enter your name.'),
      email: email(),
      subject: text(150, 'Please enter a subject.'),
      message: lines(5000, 'Please enter a message.'),
    }),
    response: z.object({ message: z.string() }),
    errors: ['too_many_requests', 'unavailable'],
  })),
};
