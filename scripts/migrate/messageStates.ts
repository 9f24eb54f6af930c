/** Counts the messages that exist, and lets them be archived and answered. It writes keys literally. */
import type { Migration } from './migration.ts';

export const messageStates: Migration = {
  name: '0008-message-states',
  summary: 'unread messages are counted, and all can be archived',
  plan({ pk, sk, type, archived, read, version, subject, userId }) {
    if (type !== 'message' || archived !== undefined) return null;
    const isRequest = userId !== undefined && subject === 'Request for a creator profile';
    return {
      kind: 'message',
      writes: [
        {
          label: 'message',
          Update: {
            Key: { pk, sk },
            UpdateExpression: 'SET archived = :no, replies = :none, #kind = :kind ADD version :one',
            ConditionExpression: 'version = :version AND attribute_not_exists(archived)',
            ExpressionAttributeNames: { '#kind': 'kind' },
            ExpressionAttributeValues: {
              ':no': false,
              ':none': [],
              ':kind': isRequest ? 'creatorRequest' : 'contact',
              ':one': 1,
              ':version': version,
            },
          },
        },
        ...(read === true ? [] : [countOne]),
      ],
    };
  },
};

const countOne = {
  label: 'unread',
  Update: {
    Key: { pk: 'UNREAD', sk: 'UNREAD' },
    UpdateExpression: 'ADD unread :one, version :one SET #type = :type',
    ExpressionAttributeNames: { '#type': 'type' },
    ExpressionAttributeValues: { ':one': 1, ':type': 'unread' },
  },
};
