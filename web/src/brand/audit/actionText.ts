/** Of each route that an admin changes something by. */
const texts: Readonly<Record<string, string>> = {
  'changeRequests.decide': 'Decided on a change request',
  'refunds.create': 'Refunded a payment',
  'refunds.resolve': 'Found out about a refund',
};

/** What an admin did, by the route. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
