import type { Message } from '#functions/data/messages.ts';
import { writeMail } from '#functions/data/newMail.ts';
import { writeNotification } from '#functions/data/notifications.ts';
import { getSuppression, type Suppression } from '#functions/data/suppressions.ts';
import type { Write } from '#functions/data/transact.ts';
import { getUser, type User } from '#functions/data/users.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { changeMessage } from './changeMessage.ts';

/** 5 KB each, together well below the 400 KB that an item may have. */
const maxReplies = 50;

interface NewReply {
  readonly admin: User;
  readonly id: string;
  readonly text: string;
  /** How many answers the admin has seen; undefined answers in any case. */
  readonly seen: number | undefined;
}

/**
 * Adds an answer and its mail, in one transaction. What was answered is read.
 * @throws 404, 409 where another admin was faster, 422 where the address gets no mail or the thread is full.
 */
export function replyToMessage(deps: Dependencies, { admin, id, text, seen }: NewReply): Promise<Message> {
  const { table, newId, now } = deps;
  const replyId = newId('rpl');
  return changeMessage(deps, id, async (before) => {
    if (seen !== undefined && before.replies.length > seen) throw await alreadyReplied(deps, before, admin);
    if (before.replies.length >= maxReplies) throw full();
    const suppression = await getSuppression(table, before.email);
    if (suppression !== null) throw suppressed(suppression.reason);
    const createdAt = now().toISOString();
    const replies = [...before.replies, { id: replyId, createdAt, by: admin.id, message: text }];
    const { userId, name, email, subject, message } = before;
    const account = userId === undefined ? {} : { userId };
    return {
      message: { ...before, read: true, archived: before.archived ?? false, replies },
      writes: [
        writeMail({
          id: newId('mail'),
          to: 'requester',
          createdAt,
          content: { kind: 'messageReply', ...account, name, email, subject, message, reply: text },
        }),
        auditEntry(deps, {
          actorId: admin.id,
          action: 'messages.reply',
          target: { kind: 'message', id },
          userId,
          changes: [{ field: 'answers', from: before.replies.length, to: replies.length }],
        }),
        ...(userId === undefined ? [] : [writeReplyNotification(deps, { userId, subject, at: createdAt })]),
      ],
    };
  });
}

/** What the bell says to a person who was signed in when they wrote to us. */
function writeReplyNotification(
  { newId }: Dependencies,
  { userId, subject, at }: { userId: string; subject: string; at: string },
): Write {
  return writeNotification({ id: newId('ntf'), userId, at, content: { kind: 'messageReply', subject } });
}

async function alreadyReplied({ table }: Dependencies, { replies }: Message, admin: User): Promise<ApiError> {
  const by = replies.at(-1)?.by ?? '';
  const other = await getUser(table, by);
  const who = by === admin.id ? 'You have' : `${other?.firstName ?? 'Another admin'} has`;
  return new ApiError(
    'already_replied',
    `${who} already answered this message. Please read that answer first.`,
  );
}

const full = () =>
  new ApiError('replies_full', `This message has ${maxReplies} answers. Please continue by email.`);

const reasons: Record<Suppression['reason'], string> = {
  bounce: 'an email to it came back',
  complaint: 'its owner reported an email of ours as spam',
  refused: 'our mail service does not accept it',
};

function suppressed(reason: Suppression['reason']): ApiError {
  const message = `This address gets no more email from us, because ${reasons[reason]}. The answer was not sent.`;
  return new ApiError('address_suppressed', message);
}
