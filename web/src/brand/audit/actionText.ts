/** Of each route that an admin changes something by. */
const texts: Readonly<Record<string, string>> = {
  'adminMaps.exportCsv': 'Exported codes for a map',
  'adminZarcodes.create': 'Made a ZarCode for a person',
  'adminZarcodes.delete': 'Deleted a ZarCode',
  'adminZarcodes.update': 'Edited a ZarCode',
  'adminZarcodes.verify': 'Verified a ZarCode, or took the mark away',
  'zarcodes.update': 'Edited a ZarCode',
  'changeRequests.decide': 'Decided on a change request',
  'exports.cancel': 'Stopped an export',
  'exports.create': 'Exported',
  'users.create': 'Created an account',
  'users.delete': 'Deleted an account',
  'users.endSessions': 'Ended all sessions',
  'users.password': 'Set a password',
  'users.toggle': 'Disabled or enabled an account',
  'users.update': 'Changed an account',
  'refunds.create': 'Refunded a payment',
  'refunds.resolve': 'Found out about a refund',
  'creators.create': 'Made a creator profile',
  'creators.createMe': 'Made a creator profile',
  'creators.delete': 'Deleted a creator profile',
  'creators.update': 'Changed a creator profile',
  'messages.reply': 'Answered a message',
  'messages.update': 'Marked or moved a message',
  'expenses.create': 'Added an expense',
  'expenses.completeSlip': 'Added the slip of an expense',
  'expenses.delete': 'Deleted an expense',
  'expenses.deleteSlip': 'Deleted the slip of an expense',
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
