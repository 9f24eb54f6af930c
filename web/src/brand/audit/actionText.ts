/** Of each route that an admin changes something by. */
const texts: Readonly<Record<string, string>> = {
  'changeRequests.decide': 'Decided on a change request',
  'expenses.create': 'Added an expense',
  'expenses.delete': 'Deleted an expense',
  'expenses.update': 'Changed an expense',
  'prices.activate': 'Changed the price',
  'prices.create': 'Prepared a price',
  'settings.testEmail': 'Sent a test email',
  'settings.update': 'Changed the settings',
  'vouchers.create': 'Created a voucher',
  'vouchers.createMany': 'Created many vouchers',
  'vouchers.promote': 'Changed the advertised voucher',
  'vouchers.update': 'Changed a voucher',
};

/** What an admin did, by the route. */
export function actionText(action: string): string {
  return texts[action] ?? action;
}
