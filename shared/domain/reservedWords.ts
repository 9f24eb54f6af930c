import { languages } from '#shared/text/languages.ts';

/** Words that are no slug, no label of a point and no prefix: paths of the site and the API, and what they will need. */

/** First segments of the site's own paths, present and planned (docs/product/paths.md). */
const pagePaths =
  'about account address-not-found admin api assets auth blog change-password claims confirm-email contact creator ' +
  'creator-dashboard creator-field creator-generator creator-import creator-project creators dashboard developer-keys developers docs embed farmers faq ' +
  'forgot-password generator help home images index keep-account kit login logout my-codes news payment payments pricing privacy-policy profile register ' +
  'reset-password run search settings sign-in sign-up sitemap static status support terms terms-of-service township ' +
  'undo-email unsubscribe user users voucher vouchers www zarcode zarcodes';

const planned = 'creator-field v1';

/** What stands below the path of a code. */
const belowCodes =
  'card change edit export guide history images map page passes print request-change restore sign visibility visits';

const reservedWords = new Set([pagePaths, planned, ...languages, belowCodes].join(' ').split(' '));

/** @param word in any case */
export const isReservedWord = (word: string): boolean => reservedWords.has(word.toLowerCase());
