/** Of each route that an admin changes something by. */
const texts: Readonly<Record<string, string>> = {
  'changeRequests.decide': 'Decided on a change request',
  'users.create': 'Created an account',
  'users.delete': 'Deleted an account',
  'users.endSessions': 'Ended all sessions',
  'users.password': 'Set a password',
  'users.toggle': 'Disabled or enabled an account',
  'users.update': 'Changed an account',
};

/** What an admin did, by the route. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
