import * as z from 'zod';
import { email, id, isoTime, lines } from './fields.ts';
import { route } from './route.ts';
import { timeListQuery, timePagination } from './timeList.ts';

/** What somebody wrote through the contact form, or to get a creator profile. */
export const messageKinds = ['contact', 'creatorRequest'] as const;
export const messageStates = ['unread', 'read', 'archived'] as const;

/** As long as a message that people send. */
const maxReplyLength = 5000;

const listedMessage = () =>
  z.object({
    id: z.string(),
    kind: z.enum(messageKinds),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: isoTime(),
    read: z.boolean(),
    archived: z.boolean(),
    /** How often it was answered. */
    replyCount: z.number(),
  });
export type ListedMessage = z.output<ReturnType<typeof listedMessage>>;

const messageThread = () =>
  listedMessage().extend({
    /** The sender's account, where they were signed in. */
    userId: z.string().optional(),
    /** Oldest first. */
    replies: z.array(
      z.object({
        id: z.string(),
        createdAt: isoTime(),
        message: z.string(),
        /** The admin; without a name after their account was deleted. */
        by: z.object({ id: z.string(), name: z.string() }),
      }),
    ),
  });
export type MessageThread = z.output<ReturnType<typeof messageThread>>;

const params = () => z.strictObject({ id: id('msg') });

export const messages = {
  list: route(() => ({
    method: 'GET',
    path: '/admin/messages',
    level: 'admin',
    summary: 'What people wrote to support, newest first; with an email, all that its owner wrote',
    query: timeListQuery().safeExtend({
      /** Not given: all that are not archived. */
      state: z.enum(['', ...messageStates]).optional(),
      kind: z.enum(['', ...messageKinds]).optional(),
      /** A whole address. The state and the kind do not count then. */
      email: z.union([z.literal(''), email()]).optional(),
    }),
    response: z.object({ messages: z.array(listedMessage()), pagination: timePagination() }),
    // People add to them.
    cacheSeconds: 10,
  })),
  get: route(() => ({
    method: 'GET',
    path: '/admin/messages/{id}',
    level: 'admin',
    summary: 'A message with its answers',
    params: params(),
    response: messageThread(),
    errors: ['not_found'],
    cacheSeconds: 10,
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/admin/messages/{id}',
    level: 'admin',
    summary: 'Mark a message as read or unread, or archive it; an unread one is in no archive',
    params: params(),
    body: z.strictObject({ read: z.boolean().exactOptional(), archived: z.boolean().exactOptional() }),
    response: messageThread(),
    errors: ['not_found', 'unavailable'],
    refreshes: ['audit'],
  })),
  reply: route(() => ({
    method: 'POST',
    path: '/admin/messages/{id}/reply',
    level: 'admin',
    summary: 'Answer a message by email',
    status: 201,
    params: params(),
    body: z.strictObject({
      message: lines(maxReplyLength, 'Please enter an answer.'),
      /** How many answers the admin has seen: refused where there are more. */
      seenReplies: z.int().min(0).max(1000).exactOptional(),
    }),
    response: messageThread(),
    errors: ['not_found', 'already_replied', 'address_suppressed', 'replies_full', 'unavailable'],
    refreshes: ['audit'],
  })),
  unreadCount: route(() => ({
    method: 'GET',
    path: '/admin/messages/unread/count',
    level: 'admin',
    summary: 'How many messages no admin has read',
    response: z.object({ count: z.number() }),
    cacheSeconds: 60,
  })),
};
