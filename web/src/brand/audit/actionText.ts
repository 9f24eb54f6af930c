/** Of each route that an admin changes something by. */
const texts: Readonly<Record<string, string>> = {
  'changeRequests.decide': 'Decided on a change request',
  'creators.create': 'Made a creator profile',
  'creators.createMe': 'Made a creator profile',
  'creators.delete': 'Deleted a creator profile',
  'creators.update': 'Changed a creator profile',
  'messages.reply': 'Answered a message',
  'messages.update': 'Marked or moved a message',
};

/** What an admin did, by the route. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
